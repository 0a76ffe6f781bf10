import type { FormMessages } from '@fairway/forms';
import type { Language as ServerLanguage } from '@fairway/gateway';
import type { MoreMessages } from '@fairway/ui';

/** A language that sites offer. */
interface LanguageFacts {
  /** Its own name for itself. */
  readonly name: string;
  /** The locale of its dates and numbers. */
  readonly locale: string;
  /** Browser languages for which it is used, with all their regions. */
  readonly answers: readonly string[];
  /** The language of the server's responses to its readers: its sentences and mails are in Chinese and English. */
  readonly server: ServerLanguage;
  /** The field of a bilingual value, such as a port's name, that its readers read. */
  readonly reads: 'nameZh' | 'nameEn';
  /** Loads the kit's texts beyond its core. */
  readonly more: () => Promise<{ readonly more: MoreMessages }>;
  readonly forms: () => Promise<FormMessages>;
}

/** Every language; a reader downloads one. */
export const languages = {
  zh: {
    name: '中文',
    locale: 'zh-CN',
    answers: ['zh', 'cn'],
    server: 'zh',
    reads: 'nameZh',
    more: () => import('@fairway/ui/messages/zh/more'),
    forms: () => import('@fairway/forms/messages/zh').then(({ zh }) => zh),
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    answers: ['en'],
    server: 'en',
    reads: 'nameEn',
    more: () => import('@fairway/ui/messages/en/more'),
    forms: () => import('@fairway/forms/messages/en').then(({ en }) => en),
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languages;

/** Languages in their order, as readers choose among them. */
export const languageCodes = Object.keys(languages) as Language[];

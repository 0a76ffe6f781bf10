import type { FormMessages } from '@fairway/forms';
import type { Language } from '@fairway/gateway';
import type { MoreMessages } from '@fairway/ui';

/** A language that sites speak. */
interface Spoken {
  /** Its own name for itself. */
  readonly name: string;
  /** How its dates and numbers are written. */
  readonly locale: string;
  /** Languages of browsers that are answered in it, with all their regions. */
  readonly answers: readonly string[];
  /** What the kit says beyond its core. */
  readonly more: () => Promise<{ readonly more: MoreMessages }>;
  readonly forms: () => Promise<FormMessages>;
}

/** Every language; a reader downloads one. */
export const languages: Readonly<Record<Language, Spoken>> = {
  zh: {
    name: '中文',
    locale: 'zh-CN',
    answers: ['zh', 'cn'],
    more: () => import('@fairway/ui/messages/zh/more'),
    forms: () => import('@fairway/forms/messages/zh').then(({ zh }) => zh),
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    answers: ['en'],
    more: () => import('@fairway/ui/messages/en/more'),
    forms: () => import('@fairway/forms/messages/en').then(({ en }) => en),
  },
};

/** Languages in their order, as readers choose among them. */
export const languageCodes = Object.keys(languages) as Language[];

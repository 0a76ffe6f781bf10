import type { Messages } from '@fairway/ui';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Words } from './catalogue.ts';
import type { Language } from './language.ts';

interface LanguagePack {
  readonly words: Words;
  readonly kit: Messages;
}

/** One entry a language: its words and the kit's, in one download. */
const packs: Record<Language, () => Promise<LanguagePack>> = {
  zh: () => import('./pack.zh.ts'),
  en: () => import('./pack.en.ts'),
};

/** Loads the words of one language and readies i18next; the other language is never downloaded. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  const pack = await packs[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: pack.words } },
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  return pack;
}

import type { Messages } from '@fairway/ui';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { CommonWords } from './catalogue.ts';
import type { Language } from './language.ts';

interface LanguagePack {
  readonly words: CommonWords;
  readonly kit: Messages;
}

/** One entry a language: the common words and the kit's, in one download. */
const packs: Record<Language, () => Promise<LanguagePack>> = {
  zh: () => import('./pack.zh.ts'),
  en: () => import('./pack.en.ts'),
};

/** Words that come with a screen or a dialog, by folder and language. */
const parts = import.meta.glob<{ words: object }>('../{screens/*,login}/words.*.ts');

let tellReady = () => {};
/** Resolves once there are words to say. */
export const languageReady = new Promise<void>((resolve) => {
  tellReady = resolve;
});

/** Loads the common words of one language and readies i18next; other languages are never downloaded. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  const pack = await packs[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: pack.words } },
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  tellReady();
  return pack;
}

/** Loads the words of a folder below `src`, beside its code; a screen that has none loads none. */
export async function loadWords(folder: string, language: Language): Promise<void> {
  const part = await parts[`../${folder}/words.${language}.ts`]?.();
  await languageReady;
  if (part) i18next.addResourceBundle(language, 'translation', part.words, true, true);
}

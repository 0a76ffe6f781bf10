import { type CoreMessages, type GrowingMessages, growingMessages, type Messages } from '@fairway/ui';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { CommonWords } from './catalogue.ts';
import type { Language } from './language.ts';

interface LanguagePack {
  readonly words: CommonWords;
  readonly kit: CoreMessages;
}

/** One entry a language: the common words and the core of the kit's, in one download. */
const packs: Record<Language, () => Promise<LanguagePack>> = {
  zh: () => import('./pack.zh.ts'),
  en: () => import('./pack.en.ts'),
};

/** What the kit says beyond its core. */
const more = {
  zh: () => import('@fairway/ui/messages/zh/more'),
  en: () => import('@fairway/ui/messages/en/more'),
};

/** Screens that show nothing of the kit beyond its core; their stories run without the rest, as they do. */
const plain: ReadonlySet<string> = new Set(
  ['home/home', 'freight/results', 'about/agreement', 'problem/error', 'problem/notFound'].map(
    (screen) => `screens/${screen}`,
  ),
);

/** Words that come with a screen or a dialog, by folder and language. */
const parts = import.meta.glob<{ words: object }>('../{screens/*/*,features/*}/words.*.ts');

let tellReady = () => {};
/** Resolves once there are words to say. */
export const languageReady = new Promise<void>((resolve) => {
  tellReady = resolve;
});

/** The kit's texts of each language that was asked for, as far as they are here. */
const kits = new Map<Language, GrowingMessages>();

/**
 * Loads the common words of one language and readies i18next; other languages are never downloaded. Resolves to the
 * kit's texts, which grow as screens need them.
 */
export async function loadLanguage(language: Language): Promise<Messages> {
  const pack = await packs[language]();
  const kit = kits.get(language) ?? growingMessages(pack.kit);
  kits.set(language, kit);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: pack.words } },
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  tellReady();
  return kit.messages;
}

/** Loads the words of a folder below `src`, beside its code, and what the kit says there; other folders say theirs. */
export async function loadWords(folder: string, language: Language): Promise<void> {
  const [part, rest] = await Promise.all([
    parts[`../${folder}/words.${language}.ts`]?.(),
    plain.has(folder) ? null : more[language](),
  ]);
  await languageReady;
  if (part) i18next.addResourceBundle(language, 'translation', part.words, true, true);
  if (rest) kits.get(language)?.add(rest.more);
}

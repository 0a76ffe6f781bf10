import type { FormMessages } from '@fairway/forms';
import { type GrowingMessages, growingMessages, type Messages } from '@fairway/ui';
import { createInstance, type i18n } from 'i18next';
import { storeLanguage } from './chooseLanguage.ts';
import { type Formats, formats } from './format.ts';
import { withoutLanguage } from './languageInAddress.ts';
import { type Language, languages } from './languages.ts';
import { readerZone } from './readerZone.tsx';
import { titlesIn } from './titles.ts';
import type { LanguagePack, NamedTitles, NamedWords, SiteWords, Translate } from './words.ts';

/** Words of folders and packs of languages, as `import.meta.glob` finds them from the site's `src`. */
export type WordFiles = Readonly<Record<string, () => Promise<{ readonly words?: object }>>>;
export type Packs = Readonly<Record<string, () => Promise<LanguagePack>>>;

/** Translates the words that the site's runtime uses. */
export type SiteTranslate = Translate<SiteWords & NamedWords & NamedTitles>;

/** Namespaces that every page has: the words of this site, then those of every site. */
export const namespaces = ['common', 'site'] as const;

/** The language of a site, and its words loaded so far. */
export interface Localization {
  readonly language: Language;
  readonly format: Formats;
  readonly i18n: i18n;
  readonly say: SiteTranslate;
  /** Loads the words that every page has; resolves to the kit's texts, which grow as screens need them. */
  readonly load: () => Promise<Messages>;
  /** Resolves once `load` has. */
  readonly ready: Promise<void>;
  /** Loads the words of a folder below `src`, and the kit's further texts unless the folder is `plain`. */
  readonly loadWords: (folder: string, plain?: boolean) => Promise<void>;
  /** Fetches the words of forms with the first form. */
  readonly fetchFormWords: () => Promise<FormMessages>;
  /** Stores the choice and loads the same address in that language. */
  readonly switchTo: (language: Language) => Promise<void>;
}

export interface LocalizationParts {
  readonly language: Language;
  readonly packs: Packs;
  readonly words: WordFiles;
  /** Sets the language of the next first page from the server. */
  readonly setCookie: (language: Language) => Promise<void>;
}

/** The file of a language with its pack, and the one with the words of a folder. */
export const packOf = (language: Language) => `./language/pack.${language}.ts`;
export const wordsFileOf = (folder: string, language: Language) => `./${folder}/words.${language}.ts`;

export function createLocalization({ language, packs, words, setCookie }: LocalizationParts): Localization {
  const i18n = createInstance();
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();
  let kit: GrowingMessages | null = null;
  return {
    language,
    format: formats(language, readerZone()),
    i18n,
    ready,
    async load() {
      const pack = await packs[packOf(language)]?.();
      if (!pack) throw new Error(`There is no ${packOf(language)}.`);
      kit = growingMessages(pack.kit);
      await i18n.init({
        lng: language,
        ns: namespaces,
        defaultNS: namespaces,
        resources: {
          // A copy, because the words of folders are merged into it.
          [language]: { common: structuredClone({ ...pack.words, title: titlesIn(pack) }), site: pack.site },
        },
        interpolation: { escapeValue: false },
        returnNull: false,
        initAsync: false,
        react: { nsMode: 'fallback', useSuspense: false },
      });
      setReady();
      return kit.messages;
    },
    async loadWords(folder, plain = false) {
      const [file, rest] = await Promise.all([
        words[wordsFileOf(folder, language)]?.(),
        plain ? null : languages[language].more(),
      ]);
      await ready;
      if (file?.words) i18n.addResourceBundle(language, 'common', file.words, true, true);
      if (rest) kit?.add(rest.more);
    },
    say: (key, values) => i18n.t(key, { ns: namespaces, ...values }),
    fetchFormWords: fetchedOnce(languages[language].forms),
    async switchTo(choice) {
      storeLanguage(choice);
      await setCookie(choice);
      const { pathname, search, hash } = window.location;
      const withoutQuery = withoutLanguage(search);
      // A language in the address would win over the choice.
      if (withoutQuery !== search)
        window.history.replaceState(window.history.state, '', pathname + withoutQuery + hash);
      window.location.reload();
    },
  };
}

/** A promise that `use` reads without suspending once it is fulfilled. */
function fetchedOnce<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | null = null;
  return () => {
    if (promise) return promise;
    const fetching = fetch();
    promise = fetching;
    fetching.then(
      // The fields in which React records a promise that it has read.
      (value) => void Object.assign(fetching, { status: 'fulfilled', value }),
      // The component that suspends on it reports the failure.
      () => undefined,
    );
    return promise;
  };
}

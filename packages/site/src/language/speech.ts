import type { FormMessages } from '@fairway/forms';
import { type GrowingMessages, growingMessages, type Messages } from '@fairway/ui';
import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages.ts';
import { languages } from './languages.ts';
import { titlesIn } from './titles.ts';
import type { LanguagePack, NamedTitles, NamedWords, Say, SiteWords } from './words.ts';

/** Words of folders and packs of languages, as `import.meta.glob` finds them from the site's `src`. */
export type WordParts = Readonly<Record<string, () => Promise<{ readonly words?: object }>>>;
export type Packs = Readonly<Record<string, () => Promise<LanguagePack>>>;

/** Says what the site's own runtime has to say. */
export type SiteSay = Say<SiteWords & NamedWords & NamedTitles>;

/** Namespaces of what every page has: the site's common words, and behind them what all sites say. */
export const everywhere = ['common', 'site'] as const;

/** The words of one site in one language, as far as they are here. */
export interface Speech {
  readonly i18n: i18n;
  /** Loads what a page says from the start; resolves to the kit's texts, which grow as screens need them. */
  readonly load: () => Promise<Messages>;
  /** Resolves once there are words to say. */
  readonly ready: Promise<void>;
  /** Loads the words of a folder, and what the kit says there unless it is plain; other languages never. */
  readonly loadWords: (folder: string, plain?: boolean) => Promise<void>;
  readonly say: SiteSay;
  readonly formWords: FormWords;
}

/** The words of forms: fetched with the first form and not before. */
export interface FormWords {
  readonly fetch: () => Promise<FormMessages>;
}

/** Files of a language beside its pack and its folders. */
export const packOf = (language: Language) => `./language/pack.${language}.ts`;
export const wordsFileOf = (folder: string, language: Language) => `./${folder}/words.${language}.ts`;

export function createSpeech(language: Language, packs: Packs, parts: WordParts): Speech {
  const i18n = createInstance();
  const { promise: ready, resolve: tellReady } = Promise.withResolvers<void>();
  let kit: GrowingMessages | null = null;
  return {
    i18n,
    ready,
    async load() {
      const pack = await packs[packOf(language)]?.();
      if (!pack) throw new Error(`There is no ${packOf(language)}.`);
      kit = growingMessages(pack.kit);
      await i18n.init({
        lng: language,
        ns: everywhere,
        defaultNS: everywhere,
        resources: {
          // A copy, as the words of folders are merged into it.
          [language]: { common: structuredClone({ ...pack.words, title: titlesIn(pack) }), site: pack.site },
        },
        interpolation: { escapeValue: false },
        returnNull: false,
        initAsync: false,
        // What the site does not say itself is looked for among what all sites say.
        react: { nsMode: 'fallback', useSuspense: false },
      });
      tellReady();
      return kit.messages;
    },
    async loadWords(folder, plain = false) {
      const [part, rest] = await Promise.all([
        parts[wordsFileOf(folder, language)]?.(),
        plain ? null : languages[language].more(),
      ]);
      await ready;
      if (part?.words) i18n.addResourceBundle(language, 'common', part.words, true, true);
      if (rest) kit?.add(rest.more);
    },
    say: (key, values) => i18n.t(key, { ns: everywhere, ...values }),
    formWords: createFormWords(language),
  };
}

function createFormWords(language: Language): FormWords {
  let fetching: Promise<FormMessages> | null = null;
  return {
    fetch() {
      if (!fetching) {
        const asked = languages[language].forms();
        fetching = asked;
        asked.then(
          (words) => {
            // As React records it: a component whose words are here does not suspend.
            Object.assign(asked, { status: 'fulfilled', value: words });
          },
          // The component that suspends on it reports the failure.
          () => undefined,
        );
      }
      return fetching;
    },
  };
}

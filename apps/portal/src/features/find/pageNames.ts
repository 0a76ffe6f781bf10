import { fold } from '@fairway/trade';
import { type Route, type TitleKey, titleOf } from '../../routes.ts';
import { everydayWords } from './everydayWords.ts';

/** Pinyin of the Chinese titles of pages, a word a syllable. */
const readings = import.meta.glob<string>('./*/*/words.zh.ts', {
  base: '../../screens',
  query: '?pinyin',
  eager: true,
  import: 'pinyin',
});

/** Returns the syllables of a page's Chinese title; Latin text in it is unchanged. */
export function syllablesOf({ screen }: Pick<Route, 'screen'>): readonly string[] {
  return readings[`./${screen}/words.zh.ts`]?.split(' ') ?? [];
}

/** Titles of pages in each language. */
export type Titles = Readonly<Record<TitleKey, string>>;

/** Everything that a page is found by: its titles in both languages, pinyin in full and by initials. */
export function namesOf(
  page: Pick<Route, 'screen'>,
  { zh, en }: { readonly zh: Titles; readonly en: Titles },
): string[] {
  const title = titleOf(page);
  const syllables = syllablesOf(page);
  const initials = syllables.map((syllable) => (/[A-Z]/.test(syllable) ? syllable : syllable.charAt(0)));
  return [en[title], zh[title], syllables.join(''), initials.join('')].map(fold);
}

/** Shorter ones are a part of many words. */
const leastLetters = 4;

/** How well a typed text names a page: 2 exactly, 1 in part, 0 not at all. `names` are its folded names. */
export function matchOf(
  typed: string,
  { screen, names }: { readonly screen: Route['screen']; readonly names: readonly string[] },
): number {
  if (typed === '') return 0;
  const words = (everydayWords[screen] ?? []).map(fold);
  // Two letters are initials, of ports and carriers too.
  const isInitials = /^[a-z]{1,2}$/.test(typed);
  if (!isInitials && [...names, ...words].includes(typed)) return 2;
  const isLong = (word: string) => !/^[a-z]/.test(word) || word.length > leastLetters;
  return [...names, ...words].some((word) => word.includes(typed)) ||
    words.some((word) => isLong(word) && typed.includes(word))
    ? 1
    : 0;
}

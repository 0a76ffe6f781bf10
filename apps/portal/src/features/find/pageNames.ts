import { fold } from '@fairway/trade';
import { type Route, type TitleKey, titleOf } from '../../routes.ts';

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

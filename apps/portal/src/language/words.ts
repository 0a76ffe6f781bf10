import {
  type Localization,
  type SiteWords,
  type Translate,
  type Translation,
  useWordsOf,
  type WordsLike,
} from '@fairway/site';
import type { TitleKey } from '../routes.ts';
import type { zh } from './zh.ts';

/** The portal's own words that every page has from the start. */
export type PortalWords = WordsLike<typeof zh>;

/** The titles of pages, from the files of their screens. */
export interface PageTitles {
  readonly title: Readonly<Record<TitleKey, string>>;
}

/** Words that every page has from the start. */
export type CommonWords = PortalWords & PageTitles & SiteWords;

/** Returns the texts of a folder, `useWords<typeof words>()`, and the common ones. They are loaded with the folder's screen. */
export const useWords = useWordsOf as <Own = Record<never, never>>() => Translation<Own & CommonWords>;

/** Loads the words of a folder for code outside components. */
export async function wordsIn<Own>(
  { loadWords, say }: Localization,
  folder: string,
): Promise<Translate<Own & CommonWords>> {
  await loadWords(folder);
  return say as Translate<Own & CommonWords>;
}

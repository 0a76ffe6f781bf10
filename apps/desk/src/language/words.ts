import { type SiteWords, type Translation, useWordsOf, type WordsLike } from '@fairway/site';
import type { TitleKey } from '../routes.ts';
import type { zh } from './zh.ts';

/** The desk's own words that every page has from the start. */
type DeskWords = WordsLike<typeof zh>;

/** The titles of pages, from the files of their screens. */
export interface PageTitles {
  readonly title: Readonly<Record<TitleKey, string>>;
}

type Common = DeskWords & PageTitles & Omit<SiteWords, keyof DeskWords>;

/** Returns the texts of a folder, `useWords<typeof words>()`, and the common ones. They are loaded with the folder's screen. */
export const useWords = useWordsOf as <Own = Record<never, never>>() => Translation<Own & Common>;

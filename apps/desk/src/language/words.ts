import { type SiteWords, type Spoken, useWordsOf, type WordsLike } from '@fairway/site';
import type { TitleKey } from '../routes.ts';
import type { zh } from './zh.ts';

/** The desk's own words that every page has from the start. */
type DeskWords = WordsLike<typeof zh>;

/** The titles of pages, from the files of their screens. */
export interface PageTitles {
  readonly title: Readonly<Record<TitleKey, string>>;
}

type Common = DeskWords & PageTitles & Omit<SiteWords, keyof DeskWords>;

/** Speaks the words of a folder and the common ones; without a folder the common ones. */
export function useWords<Own = Record<never, never>>(folder?: string): Spoken<Own & Common> {
  return useWordsOf<Own & Common>(folder);
}

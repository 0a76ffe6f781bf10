import { type Say, type Site, type SiteWords, type Spoken, useWordsOf, type WordsLike } from '@fairway/site';
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

/** Speaks the words of a folder and the common ones; without a folder the common ones. */
export function useWords<Own = Record<never, never>>(folder?: string): Spoken<Own & CommonWords> {
  return useWordsOf<Own & CommonWords>(folder);
}

/** Fetches the words of a folder for what speaks outside components. */
export async function wordsIn<Own>(
  { loadWords, sayFrom }: Site,
  folder: string,
): Promise<Say<Own & CommonWords>> {
  await loadWords(folder);
  return sayFrom<Own & CommonWords>(folder);
}

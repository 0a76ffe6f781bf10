import { type SiteWords, type Spoken, useWordsOf, type WordsLike } from '@fairway/site';
import type { zh } from './zh.ts';

/** The desk's own words that every page has from the start. */
type DeskWords = WordsLike<typeof zh>;
export type TitleKey = keyof DeskWords['title'];

/** Speaks the words of a folder and the common ones; without a folder the common ones. */
export function useWords<Own = Record<never, never>>(
  folder?: string,
): Spoken<Own & DeskWords & Omit<SiteWords, keyof DeskWords>> {
  return useWordsOf<Own & DeskWords & Omit<SiteWords, keyof DeskWords>>(folder);
}

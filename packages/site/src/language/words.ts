import type { CoreMessages } from '@fairway/ui';
import type { zh } from './texts/zh.ts';

/** A tree of words by their keys, in any language. */
export type WordsLike<T> = T extends string ? string : { readonly [Key in keyof T]: WordsLike<T[Key]> };

/**
 * The same words in another language; a missing word does not compile. If singular and plural differ, `routes_one` next
 * to `routes` is used for a `count` of 1.
 */
export type Translated<T> = T extends string
  ? string
  : { readonly [Key in keyof T]: Translated<T[Key]> } & {
      readonly [Key in keyof T & string as T[Key] extends string ? `${Key}_one` : never]?: string;
    };

/** The words of every site. A site replaces them in its common words. */
export type SiteWords = WordsLike<typeof zh>;

/** Common texts that the site's runtime uses on every site. */
export interface NamedWords {
  readonly site: { readonly name: string };
}

/** Titles that the site's runtime uses: every site has these pages. */
export interface NamedTitles {
  readonly title: { readonly home: string; readonly notFound: string };
}

/** The texts that a page needs from the start: one download a language. */
export interface LanguagePack {
  readonly site: SiteWords;
  /** Common words of this site. */
  readonly words: NamedWords;
  /** Titles of the pages, by their files `./<tab>/<screen>/words.<language>.ts`. */
  readonly titles: Readonly<Record<string, string>>;
  readonly kit: CoreMessages;
}

/** Paths to the texts of a tree of words: `failure.retry`. */
export type WordKey<Words, Path extends string = ''> = {
  [Key in keyof Words & string]: Words[Key] extends string | undefined
    ? `${Path}${Key}`
    : WordKey<Words[Key], `${Path}${Key}.`>;
}[keyof Words & string];

/** The values for the placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns a text; accepts only keys of texts that are loaded at the call site. */
export type Translate<Words> = (key: WordKey<Words>, values?: Values) => string;

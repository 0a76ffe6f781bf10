import { readFeed } from '../feeds/readFeed.ts';
import { blocksOf } from '../markdown/markdown.ts';

/** Parsers of outside text, by name. They run in the worker; the hostile shapes of `hostile.test.ts` are tried on each. */
export const parsers = {
  markdown: blocksOf,
  feed: readFeed,
} as const;

export type Parsers = typeof parsers;
export type ParserName = keyof Parsers;

import * as v from 'valibot';
import { call } from './call.ts';

/** The kinds of results of a search over everything, in display order unless one is hit exactly. */
export const foundKinds = [
  'route',
  'order',
  'tracking',
  'port',
  'carrier',
  'vessel',
  'hsCode',
  'regulation',
  'lawArticle',
  'article',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Longest keyword that is searched for. */
export const longestKeyword = 60;

/** One thing that was found, in the reader's language. */
export const searchHit = v.object({
  kind: v.picklist(foundKinds),
  /**
   * The key in the address of its page: both codes of a route joined by a hyphen, a port's trade code, a carrier's
   * code, an IMO number, an HS code, the id of a watched number …
   */
  key: v.string(),
  /** Place within its page, of an article of a law. */
  anchor: v.optional(v.string()),
  name: v.string(),
  /** Distinguishes it from others of the same name: its code, its name in the other language, its year. */
  note: v.string(),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

export const search = {
  selectEverything: call({
    method: 'GET',
    path: '/search/selectEverything',
    summary:
      'Routes, ports, carriers, vessels, HS codes, regulations and their articles, news, and one’s own orders and watched numbers that a keyword finds, a few of each.',
    caller: 'anyone',
    query: v.strictObject({
      keyword: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestKeyword)),
    }),
    data: v.object({ rows: v.array(searchHit) }),
    refusals: [],
  }),
};

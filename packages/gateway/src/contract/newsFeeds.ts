import * as v from 'valibot';
import { call } from './call.ts';
import { id, instant } from './shapes.ts';

const caller = 'staff:admin|editor';

/**
 * Why an entry of a feed is left out: no title and no text, no address of an article, past the hundredth, letters that
 * its publisher lost, or cut off by the end of the document.
 */
export const feedLeftReasons = ['noTitle', 'noLink', 'tooMany', 'unreadable', 'cutOff'] as const;

/** Feeds whose articles are taken in as drafts, marked as reprints. */
export const newsFeeds = {
  selectAll: call({
    method: 'GET',
    path: '/desk/newsFeeds/selectAll',
    summary: 'Addresses that articles may be imported from.',
    caller,
    query: v.strictObject({}),
    data: v.object({
      rows: v.array(
        v.object({
          address: v.string(),
          /** The number of articles imported from it so far. */
          taken: v.number(),
        }),
      ),
    }),
  }),
  read: call({
    method: 'POST',
    path: '/desk/newsFeeds/read',
    summary: 'Reads a feed and keeps its new articles as drafts; each is taken once, by its link.',
    caller,
    body: v.strictObject({ address: v.pipe(v.string(), v.maxLength(500)) }),
    data: v.object({
      found: v.number(),
      /** Articles that were taken before. */
      known: v.number(),
      /** Entries that could not be imported. */
      leftOut: v.number(),
      /** The first of them by their titles, and why; the title is empty when they have none. */
      left: v.array(v.object({ title: v.string(), reason: v.picklist(feedLeftReasons) })),
      added: v.array(
        v.object({
          id,
          title: v.string(),
          /** The publication time at its publisher; null if the feed does not contain it. */
          publishedAt: v.nullable(instant),
        }),
      ),
    }),
    refusals: [
      'feedUnknown',
      'feedAway',
      'feedFailed',
      'feedTooLarge',
      'feedElsewhere',
      'feedBroken',
      'feedCharset',
    ],
  }),
} as const;

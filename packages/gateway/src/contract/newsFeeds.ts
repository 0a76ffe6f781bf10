import * as v from 'valibot';
import { call } from './call.ts';
import { id } from './shapes.ts';

const caller = 'staff:admin|editor';

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
          /** How many articles came from it so far. */
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
      /** Entries without a title, or without a link to an article, and those past the hundredth. */
      leftOut: v.number(),
      added: v.array(v.object({ id, title: v.string() })),
    }),
    refusals: ['feedUnknown', 'feedAway', 'feedFailed', 'feedTooLarge', 'feedElsewhere', 'feedBroken'],
  }),
} as const;

import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { listing } from './listing.ts';
import { id, idList, instant } from './shapes.ts';

/** 0 news information, 1 port dynamics, 2 fuel price, 3 hot news. */
export const newsCategory = v.picklist([0, 1, 2, 3]);

/** An article as lists show it. */
export const newsBrief = v.object({
  id,
  categoryId: newsCategory,
  title: v.string(),
  brief: v.string(),
  picture: v.nullable(v.string()),
  source: v.string(),
  original: v.boolean(),
  publishedAt: instant,
  /** Whether the caller collected it. */
  collected: v.boolean(),
});
export type NewsBrief = v.InferOutput<typeof newsBrief>;

export const bizCollection = {
  addOrUpdateCollection: call({
    method: 'POST',
    path: '/bizCollection/addOrUpdateCollection',
    summary: 'Collects an article, or takes it out again. Saying it twice changes nothing.',
    caller: 'member',
    body: v.strictObject({ newsId: id, collected: v.boolean() }),
    data: v.object({ newsId: id, collected: v.boolean() }),
    refusals: ['notFound'],
  }),
  selectNewsByIds: call({
    method: 'GET',
    path: '/bizCollection/selectNewsByIds',
    summary: 'Articles by their ids, separated by commas, in the order asked; unknown ids are left out.',
    caller: 'anyone',
    query: v.strictObject({ ids: idList(50) }),
    data: v.object({ rows: v.array(newsBrief) }),
  }),
  selectCollectionByCondition: listCall({
    path: '/bizCollection/selectCollectionByCondition',
    summary: "The caller's collected articles, newest first.",
    caller: 'member',
    listing: listing({
      sorts: { collectedAt: 'desc' },
      filters: { categoryId: { kind: 'choice', values: [0, 1, 2, 3] } },
      keyword: 60,
    }),
    row: v.object({ ...newsBrief.entries, collectedAt: instant }),
  }),
} as const;

import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { collectionListing } from './listings/news.ts';
import { newsBrief, newsMarked } from './news.ts';
import { id, idList, instant } from './shapes.ts';

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
  deleteCollection: call({
    method: 'POST',
    path: '/bizCollection/deleteCollection',
    summary: 'Takes several articles out of the collection at once; those that are not in it change nothing.',
    caller: 'member',
    body: v.strictObject({ newsIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(50)) }),
    data: v.object({ removed: v.number() }),
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
    listing: collectionListing,
    row: v.object({ ...newsBrief.entries, ...newsMarked.entries, collectedAt: instant }),
  }),
} as const;

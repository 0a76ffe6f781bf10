import { bizCollection } from '@fairway/gateway/contract/bizCollection';
import { listLoader } from '@fairway/site/list';
import { collection } from './address.ts';

export const { page, loader, queryOf } = listLoader(collection, (query, send) =>
  send(bizCollection.selectCollectionByCondition, { query }),
);

export type CollectionData = Awaited<ReturnType<typeof loader>>;

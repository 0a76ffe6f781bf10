import { watch } from '@fairway/gateway/contract/watch';
import { listLoader } from '@fairway/site/list';
import { watches } from './address.ts';

export const { page, loader, queryOf } = listLoader(watches, (query, send) =>
  send(watch.selectPage, { query }),
);

export type WatchesData = Awaited<ReturnType<typeof loader>>;

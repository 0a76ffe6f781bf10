import { watch } from '@fairway/gateway/contract/watch';
import { listLoader } from '@fairway/site/list';
import { watches } from './address.ts';

export const { loader, page, queryOf } = listLoader(watches, (query, send) =>
  send(watch.selectPage, { query }),
);

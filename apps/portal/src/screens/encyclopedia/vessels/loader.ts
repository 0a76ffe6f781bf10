import { ship } from '@fairway/gateway/contract/ship';
import { listLoader } from '@fairway/site/list';
import { vessels } from './address.ts';

export const { page, loader, queryOf } = listLoader(vessels, (query, send) =>
  send(ship.selectPage, { query }),
);

export type VesselsData = Awaited<ReturnType<typeof loader>>;

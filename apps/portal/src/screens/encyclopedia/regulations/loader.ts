import { regulation } from '@fairway/gateway/contract/regulation';
import { listLoader } from '@fairway/site/list';
import { regulations } from './address.ts';

export const { page, loader, queryOf } = listLoader(regulations, (query, send) =>
  send(regulation.selectPage, { query }),
);

export type RegulationsData = Awaited<ReturnType<typeof loader>>;

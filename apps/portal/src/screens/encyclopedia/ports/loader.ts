import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import { listLoader } from '@fairway/site/list';
import { ports } from './address.ts';

export const { page, loader, queryOf } = listLoader(ports, (query, send) =>
  send(harbourInfo.selectPage, { query }),
);

export type PortsData = Awaited<ReturnType<typeof loader>>;

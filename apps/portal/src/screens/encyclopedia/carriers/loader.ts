import { shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import { listLoader } from '@fairway/site/list';
import { carriers } from './address.ts';

export const { page, loader, queryOf } = listLoader(carriers, (query, send) =>
  send(shippingCompany.selectPage, { query }),
);

export type CarriersData = Awaited<ReturnType<typeof loader>>;

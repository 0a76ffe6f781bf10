import { shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import type { LoaderArgs } from '@fairway/site';
import { listLoader, refusePastTheEnd } from '@fairway/site/list';
import { redirect } from 'react-router-dom';
import { carriers } from '../carriers/address.ts';
import { carrierSailings } from './address.ts';

export const { page, queryOf } = listLoader(carrierSailings, (query, send) =>
  send(shippingCompany.selectDepartures, { query }),
);

/** Reads a carrier and a page of its departures; an address that names none leads to all of them. */
export async function loader({ search, now, send, read }: LoaderArgs) {
  const query = carrierSailings.read(search, now());
  const { code } = query;
  if (code === '') throw redirect(carriers.addressOf());
  const [detail, departures] = await Promise.all([
    send(shippingCompany.detail, { query: { code } }),
    read(page, query),
  ]);
  refusePastTheEnd(carrierSailings, query, departures);
  return { query, detail, departures };
}

export type CarrierData = Awaited<ReturnType<typeof loader>>;

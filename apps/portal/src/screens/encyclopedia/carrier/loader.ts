import { shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { carriers } from '../carriers/address.ts';
import { readCarrierCode } from './address.ts';

/** Reads a carrier; an address that names none leads to all of them. */
export async function loader({ search, send }: LoaderArgs) {
  const code = readCarrierCode(search);
  if (!code) throw redirect(carriers.addressOf());
  return { detail: await send(shippingCompany.detail, { query: { code } }) };
}

export type CarrierData = Awaited<ReturnType<typeof loader>>;

export function queryOf(params: URLSearchParams): string {
  const code = readCarrierCode(params);
  return code ? new URLSearchParams({ code }).toString() : '';
}

import { regulation } from '@fairway/gateway/contract/regulation';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { regulations } from '../regulations/address.ts';
import { readRegulation } from './address.ts';

/** Reads a law; an address that names none leads to all of them. */
export async function loader({ search, send }: LoaderArgs) {
  const query = readRegulation(search);
  if (!query) throw redirect(regulations.addressOf());
  const { slug, keyword } = query;
  return { keyword, detail: await send(regulation.detail, { query: { slug } }) };
}

export function queryOf(params: URLSearchParams): string {
  const query = readRegulation(params);
  if (!query) return '';
  const { slug, keyword } = query;
  return new URLSearchParams({ slug, ...(keyword ? { keyword } : {}) }).toString();
}

export type RegulationData = Awaited<ReturnType<typeof loader>>;

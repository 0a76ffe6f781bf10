import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { ports } from '../ports/address.ts';
import { portAddress, readPortQuery } from './address.ts';

/** Where a distance is measured to until the reader says otherwise: the other end of the trade. */
const standardEnds = ['NLRTM', 'CNSHA'] as const;

/** Reads a port, its calls of the days ahead, and how far it is to another one. */
export async function loader({ search, send }: LoaderArgs) {
  const query = readPortQuery(search);
  if (!query) throw redirect(ports.addressOf());
  const { code, day } = query;
  const to = query.to ?? (code === standardEnds[0] ? standardEnds[1] : standardEnds[0]);
  const callsOf = (way: 'departures' | 'arrivals') =>
    send(harbourInfo.selectCalls, { query: { code, way, page: query.page ?? 1, ...(day ? { day } : {}) } });
  const [detail, distance, asked] = await Promise.all([
    send(harbourInfo.detail, { query: { code } }),
    send(harbourInfo.distance, { query: { from: code, to } }).catch(() => null),
    callsOf(query.way ?? 'departures'),
  ]);
  // A port that nothing leaves shows what comes.
  const isArrivals = query.way === 'arrivals' || (detail.departures === 0 && detail.arrivals > 0);
  const calls = isArrivals && query.way === undefined ? await callsOf('arrivals') : asked;
  const last = Math.max(1, Math.ceil(calls.total / calls.limit));
  // A page that is no more leads to the last one, as in every list.
  if (calls.page > last) throw redirect(portAddress(code, { ...query, page: last > 1 ? last : undefined }));
  return { query: { ...query, to }, detail, distance, calls, isArrivals };
}

export function queryOf(params: URLSearchParams): string {
  const query = readPortQuery(params);
  if (!query) return '';
  const { code, ...rest } = query;
  return portAddress(code, rest).split('?')[1] ?? '';
}

export type PortData = Awaited<ReturnType<typeof loader>>;

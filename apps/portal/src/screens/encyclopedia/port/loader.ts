import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import type { LoaderArgs } from '@fairway/site';
import { listLoader, refusePastTheEnd } from '@fairway/site/list';
import { redirect } from 'react-router-dom';
import { ports } from '../ports/address.ts';
import { portCalls } from './address.ts';

/** The default ports to which a distance is measured: the other end of the trade. */
const standardEnds = ['NLRTM', 'CNSHA'] as const;

export const { page, queryOf } = listLoader(portCalls, ({ to: _, day, ...query }, send) =>
  send(harbourInfo.selectCalls, { query: { ...query, ...(day ? { day } : {}) } }),
);

/** Reads a port, its calls of the days ahead, and how far it is to another one. */
export async function loader({ search, now, send, read }: LoaderArgs) {
  const query = portCalls.read(search, now());
  const { code, way } = query;
  if (code === '') throw redirect(ports.addressOf());
  const to = query.to ?? (code === standardEnds[0] ? standardEnds[1] : standardEnds[0]);
  const [detail, distance, requestedCalls] = await Promise.all([
    send(harbourInfo.detail, { query: { code } }),
    send(harbourInfo.distance, { query: { from: code, to } }).catch(() => null),
    read(page, query),
  ]);
  // A port without departures shows its arrivals.
  const isArrivals = way === 'arrivals' || (detail.departures === 0 && detail.arrivals > 0);
  const calls =
    isArrivals && way === 'departures' ? await read(page, { ...query, way: 'arrivals' }) : requestedCalls;
  refusePastTheEnd(portCalls, query, calls);
  return { query: { ...query, to }, detail, distance, calls, isArrivals };
}

export type PortData = Awaited<ReturnType<typeof loader>>;

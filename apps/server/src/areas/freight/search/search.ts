import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import type { Port } from '@fairway/gateway/contract/harbour';
import type { Db } from '../../../database/db.ts';
import { portsByCode } from '../../harbour/index.ts';
import { toSailing } from '../sailings/listedSailing.ts';
import { findSailings, type Search } from './searchStore.ts';

/** A page of a lane's week as the caller may see it; undefined when a port is unknown. Both reads run side by side. */
export async function searchSailings(
  db: Db,
  search: Search,
  access: 'open' | 'login',
  now: Date,
): Promise<DataOf<typeof freight.selectSailings> | undefined> {
  const [ends, page] = await Promise.all([laneEnds(db, search), findSailings(db, search, now)]);
  if (!ends) return undefined;
  return {
    rows: page.rows.map((row) => toSailing(row, ends.origin, ends.destination, access, now)),
    total: page.total,
    departures: page.departures,
    page: search.page,
    limit: search.limit,
    ...ends,
    access,
    updatedAt: page.updatedAt?.toISOString() ?? null,
    sample: page.sample,
  };
}

export interface LaneCodes {
  readonly origin: string;
  readonly destination: string;
}

/** Both ports of a lane; undefined when no port has one of the codes. */
export async function laneEnds(
  db: Db,
  codes: LaneCodes,
): Promise<{ origin: Port; destination: Port } | undefined> {
  const ports = await portsByCode(db, [codes.origin, codes.destination]);
  const origin = ports.get(codes.origin);
  const destination = ports.get(codes.destination);
  return origin && destination ? { origin, destination } : undefined;
}

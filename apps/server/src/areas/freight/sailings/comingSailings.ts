import type { Sailing } from '@fairway/gateway/contract/freight';
import type { Port } from '@fairway/gateway/contract/harbour';
import { dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { canBeBooked } from '../../encyclopedia/index.ts';
import { type ListedSailing, listed } from '../search/searchStore.ts';
import { toSailing } from './listedSailing.ts';

export interface Coming {
  /** The next to leave, the first of them first. */
  readonly next: readonly Sailing[];
  /** Of all that are quoted within the weeks ahead, the lowest 40HQ price. */
  readonly cheapest: Sailing | null;
  /** Of all within the weeks ahead, the shortest way. */
  readonly quickest: Sailing | null;
}

export interface ComingAsked {
  readonly seaRouteId: string;
  readonly origin: Port;
  readonly destination: Port;
  readonly access: 'open' | 'login';
  readonly now: Date;
}

/** Maximum number of sailings listed. */
const most = 8;
/** Number of days searched for the cheapest and the quickest. */
const daysAhead = 28;

/**
 * Returns the sailings of a route that can still be booked, and the best of them; a visitor sees no prices, and so no
 * cheapest one.
 */
export async function comingSailings(
  db: Db,
  { seaRouteId, origin, destination, access, now }: ComingAsked,
): Promise<Coming> {
  const soon = sql`departure <= ${new Date(now.getTime() + daysAhead * dayMs)}`;
  const first = async (order: string, limit: number, within = sql`true`) => {
    const { rows } = await sql<ListedSailing>`
      select ${listed}
      from (
        select * from sailing
        where sea_route_id = ${seaRouteId} and ${canBeBooked(now)} and ${within}
        order by ${sql.raw(order)} limit ${limit}
      ) as page
      join carrier on carrier.code = page.carrier_code
      left join port as transit on transit.code = page.transit_port
      order by ${sql.raw(order)}`.execute(db);
    return rows.map((row) => toSailing(row, origin, destination, access, now));
  };
  const [next, [cheapest], [quickest]] = await Promise.all([
    first('departure, id', most),
    first('price_hq40 nulls last, departure, id', 1, soon),
    first('transit_days, departure, id', 1, soon),
  ]);
  return {
    next,
    cheapest: cheapest?.prices?.['40HQ'] ? cheapest : null,
    quickest: quickest ?? null,
  };
}

import type { ComingSailing } from '@fairway/gateway/contract/attention';
import type { Port } from '@fairway/gateway/contract/harbour';
import { addDays, dayMs, readShipment, type ShipmentQuery } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { dayAt } from '../../../time/zone.ts';
import { canBeBooked } from '../../encyclopedia/index.ts';
import { type CostedRow, costAccessOf, laneTariff, totalsBy } from '../cost/laneCosts.ts';
import { toCost } from '../cost/sailingCost.ts';
import { priceAccess } from '../rules.ts';
import { type ListedSailing, listed } from '../search/searchStore.ts';
import { toSailing } from './listedSailing.ts';

export interface Coming {
  /** The next to leave, the first of them first. */
  readonly next: readonly ComingSailing[];
  /** Of all within the weeks ahead, the lowest total of the shipment, or the lowest 40HQ price without one. */
  readonly cheapest: ComingSailing | null;
  /** Of all within the weeks ahead, the shortest way. */
  readonly quickest: ComingSailing | null;
}

export interface ComingAsked {
  readonly seaRouteId: string;
  readonly origin: Port;
  readonly destination: Port;
  readonly shipment: ShipmentQuery;
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
export async function comingSailings(db: Db, query: ComingAsked, caller: Caller): Promise<Coming> {
  const { seaRouteId, origin, destination, now } = query;
  const soon = new Date(now.getTime() + daysAhead * dayMs);
  const { rows } = await sql<ListedSailing>`
    select ${listed}
    from (
      select *, row_number() over (order by departure, id) as place from sailing
      where sea_route_id = ${seaRouteId} and ${canBeBooked(now)}
    ) as page
    join carrier on carrier.code = page.carrier_code
    left join port as transit on transit.code = page.transit_port
    where departure <= ${soon} or place <= ${most}
    order by departure, page.id`.execute(db);
  const costOf = await costsOf(db, query, rows.at(-1)?.departure, caller);
  const access = priceAccess(caller);
  const sailings = rows.map((row) => ({
    ...toSailing(row, origin, destination, access, now),
    cost: costOf?.({ ...row, transitPort: row.transitCode }) ?? null,
  }));
  const near = sailings.filter(({ departure }) => Date.parse(departure.at) <= soon.getTime());
  return {
    next: sailings.slice(0, most),
    cheapest: lowestBy(near, ({ cost, prices }) =>
      costOf ? (cost?.total?.amount ?? null) : (prices?.['40HQ']?.amount ?? null),
    ),
    quickest: lowestBy(near, ({ transitDays }) => transitDays),
  };
}

/** The first sailing with the lowest value; null where none has one. */
function lowestBy(
  sailings: readonly ComingSailing[],
  rankOf: (sailing: ComingSailing) => number | null,
): ComingSailing | null {
  return sailings.reduce<ComingSailing | null>((best, sailing) => {
    const value = rankOf(sailing);
    const lowest = best && rankOf(best);
    return value !== null && (lowest === null || value < lowest) ? sailing : best;
  }, null);
}

/** Returns the cost of the caller's shipment on a sailing; null without a shipment, and for visitors. */
async function costsOf(
  db: Db,
  { seaRouteId, origin, destination, now, ...query }: ComingAsked,
  lastDeparture: Date | undefined,
  caller: Caller,
) {
  const { shipment } = readShipment(query.shipment);
  const access = await costAccessOf(db, caller, seaRouteId, now);
  if (shipment === null || access === 'login' || !lastDeparture) return null;
  const from = addDays(dayAt(now, origin.zone), -1);
  const to = dayAt(lastDeparture, origin.zone);
  const totalOf = totalsBy(await laneTariff(db, { origin, destination, from, to }, now), shipment, access);
  return (row: CostedRow) => toCost(totalOf(row));
}

import type { Money } from '@fairway/gateway/contract/shapes';
import type { CostAccess } from '@fairway/gateway/contract/shipmentCost';
import { addDays, mondayOf, readShipment, type ShipmentQuery } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Caller } from '../../../http/caller.ts';
import { canBeBooked } from '../../encyclopedia/index.ts';
import { portsByCode } from '../../harbour/index.ts';
import { type CostedRow, costAccessOf, laneTariff, totalsBy } from './laneCosts.ts';
import { cheapestOf } from './rankedPage.ts';

export interface WeekTotalsRequest {
  /** Null for a route without sailings. */
  readonly lane: string | null;
  readonly origin: string;
  readonly destination: string;
  /** First and last week, as stored. */
  readonly first: number;
  readonly last: number;
  readonly shipment: ShipmentQuery;
  /** Whether weeks without a sailing that can still be booked count with all their sailings, as in a chart of the past. */
  readonly withPast?: boolean;
}

export interface WeekTotals {
  readonly access: CostAccess;
  /** The lowest total of a week's sailings. */
  readonly lowest: ReadonlyMap<number, Money>;
}

/** Returns the lowest cost of the caller's shipment in each week of a route; null without a shipment. */
export async function weekTotals(
  db: Db,
  request: WeekTotalsRequest,
  caller: Caller,
  now: Date,
): Promise<WeekTotals | null> {
  const { shipment } = readShipment(request.shipment);
  if (shipment === null) return null;
  const { lane, origin: originCode, destination: destinationCode, first, last } = request;
  const access = await costAccessOf(db, caller, lane, now);
  if (access === 'login' || lane === null) return { access, lowest: new Map() };
  const [ports, sailings] = await Promise.all([
    portsByCode(db, [originCode, destinationCode]),
    weekSailings(db, lane, first, last, now),
  ]);
  const [origin, destination] = [ports.get(originCode), ports.get(destinationCode)];
  if (!origin || !destination) return { access, lowest: new Map() };
  const days = { from: mondayOf(first), to: addDays(mondayOf(last), 6) };
  const totalOf = totalsBy(await laneTariff(db, { origin, destination, ...days }, now), shipment, access);
  const weeks = Map.groupBy(sailings, ({ week }) => week);
  const lowest = [...weeks].flatMap(([week, own]): [number, Money][] => {
    const isPast = request.withPast === true && !own.some(({ bookable }) => bookable);
    const amount = cheapestOf(
      own.map((row) => ({ bookable: row.bookable || isPast, total: totalOf(row).total })),
    );
    return amount === null ? [] : [[week, { amount, currency: shipment.currency }]];
  });
  return { access, lowest: new Map(lowest) };
}

type WeekSailing = CostedRow & { readonly week: number; readonly bookable: boolean };

async function weekSailings(
  db: Db,
  lane: string,
  first: number,
  last: number,
  now: Date,
): Promise<WeekSailing[]> {
  const { rows } = await sql<WeekSailing>`
    select week, carrier_code, departure, currency, price_gp20, price_gp40, price_hq40, sample,
      transit_port, transit_days, way,
      ${canBeBooked(now)} as bookable
    from sailing
    where sea_route_id = ${lane} and week between ${first} and ${last}`.execute(db);
  return rows;
}

import type { Currency } from '@fairway/gateway/contract/shapes';
import { addWeeks } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { canBeBooked } from '../../encyclopedia/index.ts';

/** The sailings and prices of a lane in one week. */
export interface WeekOffer {
  readonly seaRouteId: string;
  readonly week: number;
  readonly sailings: number;
  /** Number of sailings that can still be booked. */
  readonly bookable: number;
  readonly currency: Currency;
  readonly lowestGp20: number | null;
  readonly lowestGp40: number | null;
  readonly lowestHq40: number | null;
  readonly updatedAt: Date;
  readonly sample: boolean;
}

/**
 * SQL expression over sailings of one route, week and currency: the lowest price of those that can be booked, otherwise
 * of all.
 */
const lowest = (column: 'price_gp20' | 'price_gp40' | 'price_hq40') =>
  sql`case when bool_or(bookable) then min(${sql.ref(column)}) filter (where bookable) else min(${sql.ref(column)}) end`;

/**
 * Statement that returns sailings and lowest prices of routes by week, `first` and `last` included; weeks without
 * sailings are missing. Prices are of bookable sailings, and of all sailings in a past week. If a week is sold in two
 * currencies, the more common one is used.
 */
export function offersOf(
  lanes: RawBuilder<unknown>,
  first: number,
  last: number,
  now: Date,
): RawBuilder<WeekOffer> {
  const usualFirst = sql`order by bookable desc, sailings desc, currency`;
  return sql<WeekOffer>`
    select sea_route_id, week, sum(sailings)::int as sailings, sum(bookable)::int as bookable,
      (array_agg(currency ${usualFirst}))[1] as currency,
      (array_agg(lowest_gp20 ${usualFirst}))[1] as lowest_gp20,
      (array_agg(lowest_gp40 ${usualFirst}))[1] as lowest_gp40,
      (array_agg(lowest_hq40 ${usualFirst}))[1] as lowest_hq40,
      max(updated_at) as updated_at, bool_or(sample) as sample
    from (
      select sea_route_id, week, currency, count(*)::int as sailings,
        (count(*) filter (where bookable))::int as bookable,
        ${lowest('price_gp20')} as lowest_gp20, ${lowest('price_gp40')} as lowest_gp40,
        ${lowest('price_hq40')} as lowest_hq40, max(updated_at) as updated_at, bool_or(sample) as sample
      from (
        select *, ${canBeBooked(now)} as bookable from sailing
        where sea_route_id in (${lanes}) and week between ${first} and ${last}
      ) as sailing
      group by sea_route_id, week, currency
    ) as by_currency
    group by sea_route_id, week`;
}

/** Loads the offers of lanes by week, `first` and `last` included. */
export async function weekOffers(
  db: Db,
  seaRouteIds: readonly string[],
  first: number,
  last: number,
  now: Date,
): Promise<WeekOffer[]> {
  const { rows } = await offersOf(sql`select unnest(${seaRouteIds}::uuid[])`, first, last, now).execute(db);
  return rows;
}

export interface ReferenceLane {
  readonly id: string;
  readonly origin: string;
  readonly destination: string;
  readonly sample: boolean;
}

/** Number of routes quoted if none is ranked. */
const mostQuoted = 8;

/**
 * Returns the routes that the home page quotes, in their order. If none is ranked, as in production, those on sale with
 * the most sailings after `now`.
 */
export async function referenceLanes(db: Db, now: Date): Promise<ReferenceLane[]> {
  const ranked = await db
    .selectFrom('seaRoute')
    .select(['id', 'origin', 'destination', 'sample'])
    .where('referenceRank', 'is not', null)
    .orderBy('referenceRank')
    .orderBy('id')
    .execute();
  if (ranked.length > 0) return ranked;
  const { rows } = await sql<ReferenceLane>`
    select sea_route.id, origin, destination, sea_route.sample
    from sea_route join sailing on sailing.sea_route_id = sea_route.id
    where on_sale and departure >= ${now}
    group by sea_route.id order by count(*) desc, sea_route.position, sea_route.id
    limit ${mostQuoted}`.execute(db);
  return rows;
}

/** The quickest bookable sailing of each route in its week, and the next CY cut-off among the bookable ones. */
export interface LaneOutlook {
  readonly seaRouteId: string;
  readonly transitDays: number;
  readonly transitPort: string | null;
  readonly earliestCutOff: Date;
}

export async function laneOutlooks(
  db: Db,
  weeks: ReadonlyMap<string, number>,
  now: Date,
): Promise<LaneOutlook[]> {
  const { rows } = await sql<LaneOutlook>`
    select distinct on (sea_route_id) sea_route_id, transit_days, transit_port,
      min(port_cut_off) over (partition by sea_route_id) as earliest_cut_off
    from sailing
    where (sea_route_id, week) in (select * from unnest(${[...weeks.keys()]}::uuid[], ${[...weeks.values()]}::int[]))
      and ${canBeBooked(now)}
    order by sea_route_id, transit_days, departure, id`.execute(db);
  return rows;
}

/** Returns the id of a route by its ports; null if none exists. */
export async function laneId(db: Db, origin: string, destination: string): Promise<string | null> {
  const lane = await db
    .selectFrom('seaRoute')
    .select('id')
    .where('origin', '=', origin)
    .where('destination', '=', destination)
    .executeTakeFirst();
  return lane?.id ?? null;
}

/** The first of twelve weeks that end with `week`. */
export const trendStart = (week: number) => addWeeks(week, -11);

/** Returns the carriers with sailings of a route in a week, by name. */
export async function weekCarriers(db: Db, seaRouteId: string, week: number) {
  const { rows } = await sql<{ code: string; nameZh: string; nameEn: string }>`
    select code, name_zh, name_en from carrier
    where code in (select carrier_code from sailing where sea_route_id = ${seaRouteId} and week = ${week})
    order by name_en`.execute(db);
  return rows;
}

import type { Currency } from '@fairway/gateway/contract/shapes';
import { addWeeks } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { canBeBooked } from '../../encyclopedia/index.ts';

/** What a lane offers in one week. */
export interface WeekOffer {
  readonly seaRouteId: string;
  readonly week: number;
  readonly sailings: number;
  /** How many of them can still be booked. */
  readonly bookable: number;
  readonly currency: Currency;
  readonly lowestGp20: number | null;
  readonly lowestGp40: number | null;
  readonly lowestHq40: number | null;
  readonly updatedAt: Date;
  readonly sample: boolean;
}

/** Within a statement over sailings of one lane, week and currency: the lowest of what can be booked, else of all that sailed. */
const lowest = (column: 'price_gp20' | 'price_gp40' | 'price_hq40') =>
  sql`case when bool_or(bookable) then min(${sql.ref(column)}) filter (where bookable) else min(${sql.ref(column)}) end`;

/**
 * Statement that gives sailings and lowest prices of lanes by week, `first` and `last` included; weeks without sailings
 * are missing. Prices are of what can still be booked, and of all that sailed in a week that is over. Where a week is
 * sold in two currencies, they are those of the more usual one.
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

/** What lanes offer by week, `first` and `last` included. */
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

/** How many lanes are quoted where nobody ranked any. */
const mostQuoted = 8;

/**
 * The lanes that the home page quotes, in their order. Where none is ranked, as in production, those on sale with the
 * most sailings ahead of `now`.
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

/** The quickest sailing of each lane that can be booked in its week, and the next CY cut-off among those. */
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

/** Id of a lane by its ports; null where none is sailed. */
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

/** Carriers with sailings of a lane in a week, by name. */
export async function weekCarriers(db: Db, seaRouteId: string, week: number) {
  const { rows } = await sql<{ code: string; nameZh: string; nameEn: string }>`
    select code, name_zh, name_en from carrier
    where code in (select carrier_code from sailing where sea_route_id = ${seaRouteId} and week = ${week})
    order by name_en`.execute(db);
  return rows;
}

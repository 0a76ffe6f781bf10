import type { Currency } from '@fairway/gateway/contract/shapes';
import { addWeeks } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** What a lane offers in one week. */
export interface WeekOffer {
  readonly seaRouteId: string;
  readonly week: number;
  readonly sailings: number;
  readonly currency: Currency;
  readonly lowestGp20: number | null;
  readonly lowestGp40: number | null;
  readonly lowestHq40: number | null;
  readonly updatedAt: Date;
  readonly sample: boolean;
}

/**
 * Statement that gives sailings and lowest prices of lanes by week, `first` and `last` included; weeks without sailings
 * are missing. Where a week is sold in two currencies, prices are those of the more usual one.
 */
export function offersOf(lanes: RawBuilder<unknown>, first: number, last: number): RawBuilder<WeekOffer> {
  return sql<WeekOffer>`
    select sea_route_id, week, sum(sailings)::int as sailings,
      (array_agg(currency order by sailings desc, currency))[1] as currency,
      (array_agg(lowest_gp20 order by sailings desc, currency))[1] as lowest_gp20,
      (array_agg(lowest_gp40 order by sailings desc, currency))[1] as lowest_gp40,
      (array_agg(lowest_hq40 order by sailings desc, currency))[1] as lowest_hq40,
      max(updated_at) as updated_at, bool_or(sample) as sample
    from (
      select sea_route_id, week, currency, count(*)::int as sailings,
        min(price_gp20) as lowest_gp20, min(price_gp40) as lowest_gp40, min(price_hq40) as lowest_hq40,
        max(updated_at) as updated_at, bool_or(sample) as sample
      from sailing
      where sea_route_id in (${lanes}) and week between ${first} and ${last}
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
): Promise<WeekOffer[]> {
  const { rows } = await offersOf(sql`select unnest(${seaRouteIds}::uuid[])`, first, last).execute(db);
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

/** The quickest sailing of each lane in a week, and the next CY cut-off that is still ahead. */
export interface LaneOutlook {
  readonly seaRouteId: string;
  readonly transitDays: number;
  readonly transitPort: string | null;
  readonly earliestCutOff: Date | null;
}

export async function laneOutlooks(
  db: Db,
  seaRouteIds: readonly string[],
  week: number,
  now: Date,
): Promise<LaneOutlook[]> {
  const { rows } = await sql<LaneOutlook>`
    select distinct on (sea_route_id) sea_route_id, transit_days, transit_port,
      min(port_cut_off) filter (where port_cut_off >= ${now}) over (partition by sea_route_id) as earliest_cut_off
    from sailing
    where sea_route_id = any (${seaRouteIds}::uuid[]) and week = ${week}
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

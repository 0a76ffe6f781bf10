import type { ListQuery } from '@fairway/gateway/contract/listing';
import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import type { NamedWay } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listSql } from '../../../database/listPage.ts';
import { canBeBooked } from '../../encyclopedia/index.ts';
import type { SailingTable } from '../tables.ts';

export interface Search extends ListQuery<typeof sailingListing> {
  readonly origin: string;
  readonly destination: string;
  /** Stored week, 202648. */
  readonly week: number;
}

type ListedColumns =
  | 'id'
  | 'vesselName'
  | 'voyage'
  | 'closing'
  | 'portCutOff'
  | 'departure'
  | 'arrival'
  | 'transitDays'
  | 'currency'
  | 'priceGp20'
  | 'priceGp40'
  | 'priceHq40'
  | 'sample'
  | 'demurrageDays'
  | 'detentionDays';

/** A sailing as its row in a list shows it. */
export interface ListedSailing extends Pick<SailingTable, ListedColumns> {
  /** The way named by its carrier. */
  readonly way: NamedWay | null;
  readonly carrierCode: string;
  readonly carrierZh: string;
  readonly carrierEn: string;
  readonly transitCode: string | null;
  readonly transitZh: string | null;
  readonly transitEn: string | null;
}

export interface SailingPage {
  readonly rows: readonly ListedSailing[];
  /** Sailings in all. */
  readonly total: number;
  /** Departures of vessels in all, which pages count. */
  readonly departures: number;
  /** Sailings that can still be booked. */
  readonly bookable: number;
  readonly updatedAt: Date | null;
  readonly sample: boolean;
}

interface PageRow extends ListedSailing {
  /** False for the first row of all, which a page past the last one needs for the totals. */
  readonly onPage: boolean;
  readonly total: number;
  readonly departures: string;
  readonly bookableCount: number;
  readonly latest: Date;
}

const routingRules = {
  all: sql<SqlBool>`true`,
  direct: sql<SqlBool>`transit_port is null`,
  transfer: sql<SqlBool>`transit_port is not null`,
} as const;

const zoneOfOrigin = sql`(
  select zone from port join sea_route on port.code = sea_route.origin where sea_route.id = sailing.sea_route_id)`;

/** Unquoted prices come last both ways; equal rows are ordered by departure. */
const clausesOf = listSql(sailingListing, {
  sorts: {
    departure: 'departure',
    transit: 'transit_days',
    '20GP': 'price_gp20',
    '40GP': 'price_gp40',
    '40HQ': 'price_hq40',
    freeDays: 'greatest(demurrage_days, detention_days)',
    // These are no columns: `rankedSailings` ranks by them.
    total: 'departure',
    co2: 'departure',
    reliability: 'departure',
  },
  ties: 'departure, id',
  filters: {
    routing: (value) => routingRules[value],
    carrier: (codes) => sql`carrier_code = any (${codes}::text[])`,
    transit: (days) => sql`transit_days <= ${days}`,
    closing: (from, to) => sql`(closing at time zone ${zoneOfOrigin})::date
      between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`,
    freeDays: (days) => sql`greatest(demurrage_days, detention_days) >= ${days}`,
    way: () => sql`true`,
    co2: () => sql`true`,
    reliability: () => sql`true`,
  },
});

/** Columns of a sailing that is called `page`, with its carrier and where it changes ship. */
export const listed: RawBuilder<unknown> = sql.raw(`
  page.id, page.vessel_name, page.voyage, page.closing, page.port_cut_off, page.departure, page.arrival,
  page.transit_days, page.currency, page.price_gp20, page.price_gp40, page.price_hq40, page.sample,
  page.demurrage_days, page.detention_days, page.way,
  carrier.code as carrier_code, carrier.name_zh as carrier_zh, carrier.name_en as carrier_en,
  transit.code as transit_code, transit.name_zh as transit_zh, transit.name_en as transit_en`);

/**
 * One page of a route's week, and the total numbers of sailings and departures. A page counts departures of vessels,
 * each with the sailings of all carriers on it, as readers see them. Sailings that can no longer be booked are last.
 * The first row of the week comes with every page.
 */
export function pageQuery(search: Search, now: Date): RawBuilder<PageRow> {
  const { origin, destination, week } = search;
  const { where, orderBy, total, limit } = clausesOf(search);
  return sql<PageRow>`
    select ${listed}, page.total, page.latest, page.departures, page.bookable_count, page.on_page
    from (
      select placed.*, max(departure_number) over () as departures,
        (departure_number - 1) / ${limit} = ${search.page - 1} as on_page
      from (
        select ranked.*, dense_rank() over (order by departure_rank) as departure_number
        from (
          select counted.*, min(rank) over (partition by vessel_name, departure) as departure_rank
          from (
            select sailing.*, ${total} as total, max(updated_at) over () as latest,
              count(*) filter (where bookable) over ()::int as bookable_count,
              row_number() over (order by bookable desc, ${orderBy}) as rank
            from (select *, ${canBeBooked(now)} as bookable from sailing) as sailing
            where sea_route_id = (select id from sea_route where origin = ${origin} and destination = ${destination})
              and week = ${week} and ${where}
          ) as counted
        ) as ranked
      ) as placed
    ) as page
    join carrier on carrier.code = page.carrier_code
    left join port as transit on transit.code = page.transit_port
    where on_page or rank = 1
    order by departure_number, rank`;
}

export async function findSailings(db: Db, search: Search, now: Date): Promise<SailingPage> {
  const { rows } = await pageQuery(search, now).execute(db);
  const [first] = rows;
  return {
    rows: rows.filter(({ onPage }) => onPage),
    total: first?.total ?? 0,
    departures: Number(first?.departures ?? 0),
    bookable: first?.bookableCount ?? 0,
    updatedAt: first?.latest ?? null,
    sample: first?.sample ?? false,
  };
}

/** A sailing that is ranked by a computed value. */
export interface RankableRow extends ListedSailing {
  readonly transitPort: string | null;
  readonly bookable: boolean;
  readonly updatedAt: Date;
}

/** Returns every sailing that matches a search, unordered, for ranking by computed values. */
export async function findRankable(db: Db, search: Search, now: Date): Promise<RankableRow[]> {
  const { origin, destination, week } = search;
  const { rows } = await sql<RankableRow>`
    select ${listed}, page.transit_port, page.updated_at, page.bookable
    from (
      select *, ${canBeBooked(now)} as bookable from sailing
      where sea_route_id = (select id from sea_route where origin = ${origin} and destination = ${destination})
        and week = ${week} and ${clausesOf(search).where}
    ) as page
    join carrier on carrier.code = page.carrier_code
    left join port as transit on transit.code = page.transit_port`.execute(db);
  return rows;
}

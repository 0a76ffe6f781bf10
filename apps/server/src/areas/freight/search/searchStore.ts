import type { ListQuery } from '@fairway/gateway/contract/listing';
import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import { boxTypes } from '@fairway/gateway/contract/shapes';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listPage, listSql } from '../../../database/listPage.ts';
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
  | 'priceHq40';

/** A sailing as its row in a list shows it. */
export interface ListedSailing extends Pick<SailingTable, ListedColumns> {
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
  readonly updatedAt: Date | null;
  readonly sample: boolean;
}

interface PageRow extends ListedSailing {
  readonly total: number;
  readonly departures: string;
  readonly latest: Date;
  readonly sample: boolean;
}

const routingRules = {
  all: sql<SqlBool>`true`,
  direct: sql<SqlBool>`transit_port is null`,
  transfer: sql<SqlBool>`transit_port is not null`,
} as const;

/** Unquoted prices come last both ways; equal rows are ordered by departure. */
const clausesOf = listSql(sailingListing, {
  sorts: {
    departure: 'departure',
    transit: 'transit_days',
    '20GP': 'price_gp20',
    '40GP': 'price_gp40',
    '40HQ': 'price_hq40',
  },
  ties: 'departure, id',
  filters: { routing: (value) => routingRules[value] },
});

/** Columns of a sailing that is called `page`, with its carrier and where it changes ship. */
export const listed: RawBuilder<unknown> = sql.raw(`
  page.id, page.vessel_name, page.voyage, page.closing, page.port_cut_off, page.departure, page.arrival,
  page.transit_days, page.currency, page.price_gp20, page.price_gp40, page.price_hq40,
  carrier.code as carrier_code, carrier.name_zh as carrier_zh, carrier.name_en as carrier_en,
  transit.code as transit_code, transit.name_zh as transit_zh, transit.name_en as transit_en`);

/**
 * One page of a route's week, and how many sailings and departures there are in all. A page counts departures of vessels,
 * each with the sailings of all carriers on it, as readers see them. By price, what can no longer be booked comes last.
 */
export function pageQuery(search: Search, now: Date): RawBuilder<PageRow> {
  const { origin, destination, week } = search;
  const { where, orderBy: sorted, total, limit } = clausesOf(search);
  const isByPrice = boxTypes.some((box) => box === search.sort);
  const orderBy = isByPrice ? sql`bookable desc, ${sorted}` : sorted;
  return sql<PageRow>`
    select ${listed}, page.total, page.latest, page.sample, page.departures
    from (
      select placed.*, max(departure_number) over () as departures
      from (
        select ranked.*, dense_rank() over (order by departure_rank) as departure_number
        from (
          select counted.*, min(rank) over (partition by vessel_name, departure) as departure_rank
          from (
            select sailing.*, ${total} as total, max(updated_at) over () as latest,
              row_number() over (order by ${orderBy}) as rank
            from (select *, ${canBeBooked(now)} as bookable from sailing) as sailing
            where sea_route_id = (select id from sea_route where origin = ${origin} and destination = ${destination})
              and week = ${week} and ${where}
          ) as counted
        ) as ranked
      ) as placed
    ) as page
    join carrier on carrier.code = page.carrier_code
    left join port as transit on transit.code = page.transit_port
    where (departure_number - 1) / ${limit} = ${search.page - 1}
    order by departure_number, rank`;
}

export async function findSailings(db: Db, search: Search, now: Date): Promise<SailingPage> {
  const read = async (query: Search) => (await pageQuery(query, now).execute(db)).rows;
  const { rows, total, first } = await listPage(read, search);
  return {
    rows,
    total,
    departures: Number(first?.departures ?? 0),
    updatedAt: first?.latest ?? null,
    sample: first?.sample ?? false,
  };
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SailingTable } from '../../database/migrations/003_freightTables.ts';

export interface Search {
  readonly origin: string;
  readonly destination: string;
  /** Stored week, 202648. */
  readonly week: number;
  readonly sort: keyof typeof sortColumns;
  readonly order: 'asc' | 'desc';
  readonly routing: keyof typeof routingRules;
  readonly page: number;
  readonly limit: number;
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
  readonly total: number;
  readonly updatedAt: Date | null;
  readonly sample: boolean;
}

interface PageRow extends ListedSailing {
  readonly total: number;
  readonly latest: Date;
  readonly sample: boolean;
}

const sortColumns = {
  departure: 'departure',
  transit: 'transit_days',
  '20GP': 'price_gp20',
  '40GP': 'price_gp40',
  '40HQ': 'price_hq40',
} as const;

const routingRules = {
  all: sql`true`,
  direct: sql`transit_port is null`,
  transfer: sql`transit_port is not null`,
} as const;

const listed = sql.raw(`
  page.id, page.vessel_name, page.voyage, page.closing, page.port_cut_off, page.departure, page.arrival,
  page.transit_days, page.currency, page.price_gp20, page.price_gp40, page.price_hq40,
  carrier.code as carrier_code, carrier.name_zh as carrier_zh, carrier.name_en as carrier_en,
  transit.code as transit_code, transit.name_zh as transit_zh, transit.name_en as transit_en`);

/**
 * One page of a lane's week and how many there are in all. Unquoted prices come last both ways; equal rows are
 * ordered by departure, then id, so that pages neither repeat nor lose a row.
 */
export function pageQuery(search: Search): RawBuilder<PageRow> {
  const { origin, destination, week, sort, order, routing, page, limit } = search;
  const by = sql`${sql.raw(sortColumns[sort])} ${sql.raw(order)} nulls last, departure, id`;
  return sql<PageRow>`
    select ${listed}, page.total, page.latest, page.sample
    from (
      select sailing.*, (count(*) over ())::int as total, max(updated_at) over () as latest
      from sailing
      where sea_route_id = (select id from sea_route where origin = ${origin} and destination = ${destination})
        and week = ${week} and ${routingRules[routing]}
      order by ${by}
      limit ${limit} offset ${(page - 1) * limit}
    ) as page
    join carrier on carrier.code = page.carrier_code
    left join port as transit on transit.code = page.transit_port
    order by ${by}`;
}

export async function findSailings(db: Db, search: Search): Promise<SailingPage> {
  const { rows } = await pageQuery(search).execute(db);
  const [first] = rows;
  if (first) return { rows, total: first.total, updatedAt: first.latest, sample: first.sample };
  if (search.page === 1) return { rows, total: 0, updatedAt: null, sample: false };
  // Past the last page no row tells the total; the first page does.
  return { ...(await findSailings(db, { ...search, page: 1 })), rows: [] };
}

import type { DataOf } from '@fairway/gateway/contract/call';
import type { harbourInfo, PortGroup, PortOnChart } from '@fairway/gateway/contract/harbourInfo';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { portListing } from '@fairway/gateway/contract/listings/ports';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, pageOf } from '../../database/listPage.ts';
import { leavesSoon } from '../encyclopedia/index.ts';
import { allPortsLike, type PortRow, toPort } from './store.ts';

type Search = ListQuery<typeof portListing>;

/** The clauses of a search whose keyword means these ports. */
const clausesFor = (codes: readonly string[]) =>
  listSql(portListing, {
    sorts: { sailings: 'sailings', name: 'port.name_en' },
    ties: 'port.popularity desc, port.code',
    filters: {
      group: (value) => sql`port.group_code = ${value}`,
      country: (value) => sql`port.country_code = ${value}`,
    },
    keyword: () => sql`port.code = any(${codes})`,
  });
type Clauses = ReturnType<ReturnType<typeof clausesFor>>;

type Row = PortRow & {
  readonly groupCode: string;
  readonly groupZh: string;
  readonly groupEn: string;
  readonly sailings: number;
  readonly total: number;
};

/** Container ports, each with the ships that leave it in the days ahead. */
const counted = (now: Date) => sql`
  port
  left join (
    select origin, count(distinct (vessel_name, voyage, departure))::int as sailings
    from sailing join sea_route on sea_route.id = sailing.sea_route_id
    where ${leavesSoon(now)}
    group by origin
  ) as counts on counts.origin = port.code`;

/** A page of container ports, and all that match for the chart above it. */
export async function portsPage(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof harbourInfo.selectPage>> {
  const { keyword } = search;
  const clausesOf = clausesFor(
    keyword === '' ? [] : (await allPortsLike(db, keyword)).map(({ code }) => code),
  );
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = clausesOf(query);
    const { rows } = await sql<Row>`
      select port.*, route_group.name_zh as group_zh, route_group.name_en as group_en,
        coalesce(counts.sailings, 0) as sailings, ${total} as total
      from ${counted(now)}
      join route_group on route_group.code = port.group_code
      where container_port and ${where} order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  const [page, chart, groups, countries] = await Promise.all([
    pageOf(read, search, (row) => ({
      ...toPort(row),
      group: { code: row.groupCode, nameZh: row.groupZh, nameEn: row.groupEn },
      sailings: row.sailings,
    })),
    onChart(db, clausesOf(search), now),
    groupsOfPorts(db),
    countriesOfPorts(db),
  ]);
  return { ...page, chart, groups, countries };
}

async function onChart(db: Db, { where }: Pick<Clauses, 'where'>, now: Date): Promise<PortOnChart[]> {
  const { rows } = await sql<PortOnChart>`
    select code, name_zh, name_en, lat, lon, coalesce(sailings, 0) as sailings
    from ${counted(now)} where container_port and ${where}
    order by coalesce(sailings, 0) desc, popularity desc, code`.execute(db);
  return rows;
}

async function groupsOfPorts(db: Db): Promise<PortGroup[]> {
  const { rows } = await sql<PortGroup>`
    select route_group.code, route_group.name_zh, route_group.name_en, count(*)::int as ports
    from route_group join port on port.group_code = route_group.code
    where container_port group by route_group.code order by route_group.position`.execute(db);
  return rows;
}

async function countriesOfPorts(db: Db): Promise<PortGroup[]> {
  const { rows } = await sql<PortGroup>`
    select country_code as code, min(country_zh) as name_zh, min(country_en) as name_en, count(*)::int as ports
    from port where container_port group by country_code order by min(country_en)`.execute(db);
  return rows;
}

import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { seaRouteListing } from '@fairway/gateway/contract/listings/seaRoutes';
import type { KeptGroup, KeptRoute, seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, pageOf } from '../../database/listPage.ts';
import { routeIn } from '../../database/listTests.ts';
import { type RouteRow, toSeaRoute } from './store.ts';

type Search = ListQuery<typeof seaRouteListing>;

interface KeptRow extends RouteRow {
  readonly onSale: boolean;
  readonly subscriptions: number;
  readonly sailings: number;
}

/** Statement that returns all routes in the form that staff edit, with their search terms. */
function deskRoutesSql(now: Date): RawBuilder<KeptRow> {
  return sql<KeptRow>`
    select sea_route.id, sea_route.position, sea_route.on_sale,
      origin.code as origin_code, origin.name_zh as origin_zh, origin.name_en as origin_en,
      destination.code as destination_code, destination.name_zh as destination_zh,
      destination.name_en as destination_en,
      route_group.code as group_code, route_group.name_zh as group_zh, route_group.name_en as group_en,
      route_group.position as group_position,
      origin.locode as origin_locode, destination.locode as destination_locode,
      coalesce(held.subscriptions, 0) as subscriptions, coalesce(coming.sailings, 0) as sailings
    from sea_route
    join port as origin on origin.code = sea_route.origin
    join port as destination on destination.code = sea_route.destination
    join route_group on route_group.code = sea_route.group_code
    left join (
      select sea_route_id, count(*)::int as subscriptions
      from subscription_route
      join subscription on subscription.tenant_id = subscription_route.tenant_id
        and subscription.id = subscription_route.subscription_id
      where subscription.expires_at > ${now}
      group by sea_route_id
    ) as held on held.sea_route_id = sea_route.id
    left join (
      select sea_route_id, count(*)::int as sailings from sailing where departure > ${now} group by sea_route_id
    ) as coming on coming.sea_route_id = sea_route.id`;
}

const foundBy = ['origin', 'destination'].flatMap((port) =>
  ['code', 'locode', 'zh', 'en'].map((column) => `${port}_${column}`),
);

const listed = listSql(seaRouteListing, {
  sorts: { group: 'group_position', subscriptions: 'subscriptions', sailings: 'sailings' },
  ties: 'group_position, position, id',
  filters: {
    sale: (value) => sql`on_sale = ${value === 'on'}`,
    group: (value) => sql`group_code = ${value}`,
  },
  keyword: (text) => routeIn(text, ...foundBy),
});

/** A page of the routes that are or were sold, with all groups. */
export async function keptPage(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof seaRouteDesk.selectPage>> {
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = listed(query);
    const { rows } = await sql<KeptRow & { total: number }>`
      select *, ${total} as total from (${deskRoutesSql(now)}) as kept
      where ${where} order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  const [page, groups] = await Promise.all([pageOf(read, search, toKept), keptGroups(db)]);
  return { ...page, groups };
}

async function keptGroups(db: Db): Promise<KeptGroup[]> {
  const { rows } = await sql<KeptGroup>`
    select code, name_zh, name_en, count(*)::int as routes
    from route_group join sea_route on group_code = code
    group by code order by route_group.position`.execute(db);
  return rows;
}

/** A route for staff; undefined if there is no such route. */
export async function keptById(db: Db, id: string, now: Date): Promise<KeptRoute | undefined> {
  const { rows } = await sql<KeptRow>`select * from (${deskRoutesSql(now)}) as kept where id = ${id}`.execute(
    db,
  );
  return rows[0] && toKept(rows[0]);
}

function toKept(row: KeptRow): KeptRoute {
  const { onSale, subscriptions, sailings } = row;
  return { ...toSeaRoute(row), onSale, subscriptions, sailings };
}

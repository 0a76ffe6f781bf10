import type { DataOf } from '@fairway/gateway/contract/call';
import type { cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { trackingListing } from '@fairway/gateway/contract/listings/trackings';
import { normaliseSerial, withoutShipPrefix } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listSql, paged, pageOf } from '../../../database/listPage.ts';
import { foundIn } from '../../../database/listTests.ts';
import type { Watcher } from '../polling/ownCarriers.ts';
import { type TrackingRow, toRow } from './trackedRow.ts';

type Search = ListQuery<typeof trackingListing>;
type Group = NonNullable<Search['group']>;

const groups: Readonly<Record<Group, RawBuilder<SqlBool>>> = {
  moving: sql`state in ('planned', 'sailing')`,
  changed: sql`exception is not null`,
  arrived: sql`state in ('arrived', 'done')`,
  waiting: sql`state in ('asking', 'unknown')`,
};

const listed = listSql(trackingListing, {
  sorts: {
    attention:
      "case when exception is not null and state <> 'done' then 0 when state in ('arrived', 'done') then 2 else 1 end",
    arrival: 'arrival',
    added: 'added_at',
  },
  ties: "case when state in ('arrived', 'done') then null else arrival end nulls last, arrival desc nulls last, id desc",
  filters: {
    group: (value) => groups[value],
    kind: (value) => sql`kind = ${value}`,
  },
  // Ports are found by their names in both languages.
  keyword: (
    text,
  ) => sql`(${foundIn(normaliseSerial(text), 'number')} or ${foundIn(withoutShipPrefix(text), 'vessel_name')}
    or exists (select 1 from port where port.code in (tracking.origin, tracking.destination)
      and ${foundIn(text, 'port.name_en', 'port.name_zh', 'port.code', 'port.locode')}))`,
});

export const rowColumns = [
  'tracking.tenantId',
  'tracking.id',
  'tracking.accountId',
  'kind',
  'number',
  'tracking.carrierCode',
  'candidates',
  'state',
  'exception',
  'boxType',
  'boxes',
  'aheadState',
  'aheadCount',
  'vesselName',
  'vesselImo',
  'voyage',
  'origin',
  'destination',
  'waitingAt',
  'plannedDeparture',
  'departure',
  'plannedArrival',
  'arrival',
  'toldArrival',
  'notify',
  'language',
  'addedAt',
  'sample',
  'carrier.nameZh as carrierZh',
  'carrier.nameEn as carrierEn',
  'poll.nextAskAt',
  'poll.askedAt',
] as const;

/** Numbers of a member with their carrier and the time of the next request. */
export function watchedRows(db: Db, { tenantId, accountId }: Watcher) {
  return db
    .selectFrom('tracking')
    .innerJoin('trackingPoll as poll', (join) =>
      join.onRef('poll.tenantId', '=', 'tracking.tenantId').onRef('poll.trackingId', '=', 'tracking.id'),
    )
    .leftJoin('carrier', 'carrier.code', 'tracking.carrierCode')
    .select(rowColumns)
    .where('tracking.tenantId', '=', tenantId)
    .where('tracking.accountId', '=', accountId);
}

/** A page of the numbers that a member watches, and how many there are of each group. */
export async function trackingsPage(
  db: Db,
  watcher: Watcher,
  search: Search,
  now: Date,
): Promise<DataOf<typeof cargoTracking.selectPage>> {
  const read = (query: Search): Promise<(TrackingRow & { total: number })[]> =>
    paged(watchedRows(db, watcher), listed(query)).execute();
  const [page, counts] = await Promise.all([
    pageOf(read, search, (row) => toRow(row, now)),
    countsOf(db, watcher),
  ]);
  return { ...page, counts };
}

async function countsOf(db: Db, { tenantId, accountId }: Watcher) {
  const count = (where: RawBuilder<SqlBool>) => sql<number>`(count(*) filter (where ${where}))::int`;
  return db
    .selectFrom('tracking')
    .select([
      sql<number>`count(*)::int`.as('all'),
      count(groups.moving).as('moving'),
      count(groups.changed).as('changed'),
      count(groups.arrived).as('arrived'),
      count(groups.waiting).as('waiting'),
    ])
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
}

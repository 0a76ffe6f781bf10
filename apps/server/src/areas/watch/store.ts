import type { DataOf } from '@fairway/gateway/contract/call';
import type { Port } from '@fairway/gateway/contract/harbour';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { watchListing } from '@fairway/gateway/contract/listings/watch';
import type { watch as calls, WatchRow, WatchTarget } from '@fairway/gateway/contract/watch';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listPage, listSql, paged } from '../../database/listPage.ts';
import type { Member } from '../../http/caller.ts';
import { portsByCode } from '../harbour/index.ts';
import { zoneOfDischarge } from '../tracking/index.ts';

export type Owner = Pick<Member, 'tenantId' | 'accountId'>;

/** Firings that one page shows. */
const mostFirings = 100;

const clausesOf = listSql(watchListing, {
  sorts: { added: 'watch.added_at', fired: 'last_fired_at' },
  ties: 'watch.id',
  filters: { state: (state) => sql`watch.paused = ${state === 'paused'}` },
});

function watchesOf(db: Db, { tenantId, accountId }: Owner) {
  return db
    .selectFrom('watch')
    .leftJoin('seaRoute', 'seaRoute.id', 'watch.seaRouteId')
    .leftJoin('tracking', (join) =>
      join.onRef('tracking.tenantId', '=', 'watch.tenantId').onRef('tracking.id', '=', 'watch.trackingId'),
    )
    .select(['watch.id', 'seaRoute.origin', 'seaRoute.destination', 'sailingId', 'sailingName'])
    .select(['trackingId', 'tracking.number', 'tracking.destination as portOfDischarge'])
    .select(['conditions', 'shipment', 'delivery', 'paused', 'watch.addedAt'])
    .select(({ selectFrom }) => [
      selectFrom('watchFiring')
        .select(sql<number>`count(*)::int`.as('firings'))
        .whereRef('watchFiring.tenantId', '=', 'watch.tenantId')
        .whereRef('watchFiring.watchId', '=', 'watch.id')
        .as('firings'),
      selectFrom('watchFiring')
        .select(({ fn }) => fn.max('firedAt').as('lastFiredAt'))
        .whereRef('watchFiring.tenantId', '=', 'watch.tenantId')
        .whereRef('watchFiring.watchId', '=', 'watch.id')
        .as('lastFiredAt'),
    ])
    .where('watch.tenantId', '=', tenantId)
    .where('watch.accountId', '=', accountId);
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof watchesOf>['execute']>>[number];

/** A page of the watches of an account. */
export async function watchPage(
  db: Db,
  owner: Owner,
  search: ListQuery<typeof watchListing>,
): Promise<DataOf<typeof calls.selectPage>> {
  const read = (query: typeof search) => paged(watchesOf(db, owner), clausesOf(query)).execute();
  const { rows, total } = await listPage(read, search);
  return { rows: await toRows(db, rows), total, page: search.page, limit: search.limit };
}

/** One watch of an account; undefined for any other. */
export async function watchById(db: Db, owner: Owner, id: string): Promise<WatchRow | undefined> {
  const row = await watchesOf(db, owner).where('watch.id', '=', id).executeTakeFirst();
  return row && (await toRows(db, [row]))[0];
}

/** Loads the reports of a watch, the newest first. */
export async function firingsOf(
  db: Db,
  { tenantId, accountId }: Owner,
  watchId: string,
): Promise<DataOf<typeof calls.selectWatch>['firings']> {
  const rows = await db
    .selectFrom('watchFiring')
    .select(['watchFiring.id', 'reason', 'sailingName', 'firedAt', 'sailingId'])
    .where('watchFiring.tenantId', '=', tenantId)
    .where('watchFiring.accountId', '=', accountId)
    .where('watchId', '=', watchId)
    .orderBy('firedAt', 'desc')
    .orderBy('versionId', 'desc')
    .orderBy('kind')
    .limit(mostFirings)
    .execute();
  const sailings = await sailingsAmong(
    db,
    rows.flatMap(({ sailingId }) => sailingId ?? []),
  );
  return rows.map(({ firedAt, reason, sailingId, ...row }) => ({
    ...row,
    sailingId: sailingId !== null && sailings.has(sailingId) ? sailingId : null,
    reason: reason as DataOf<typeof calls.selectWatch>['firings'][number]['reason'],
    firedAt: firedAt.toISOString(),
  }));
}

/** Those of some sailings that are not cancelled. Read by themselves: sailings are spread by route, watches by tenant. */
async function sailingsAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('sailing').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

async function toRows(db: Db, rows: readonly StoredRow[]): Promise<WatchRow[]> {
  const codes = rows.flatMap(({ origin, destination }) =>
    origin !== null && destination !== null ? [origin, destination] : [],
  );
  const ports = await portsByCode(db, [...new Set(codes)]);
  return rows.flatMap((row) => {
    const target = targetOf(row, ports);
    if (!target) return [];
    const { id, conditions, shipment, delivery, paused, addedAt } = row;
    return {
      ...{ id, target, shipment, delivery, paused },
      conditions: [...conditions],
      addedAt: addedAt.toISOString(),
      firings: row.firings ?? 0,
      lastFiredAt: row.lastFiredAt?.toISOString() ?? null,
    };
  });
}

function targetOf(row: StoredRow, ports: ReadonlyMap<string, Port>): WatchTarget | null {
  const { trackingId, number, portOfDischarge, sailingId, sailingName } = row;
  if (trackingId !== null)
    return { kind: 'number', id: trackingId, number: number ?? '', zone: zoneOfDischarge(portOfDischarge) };
  const [origin, destination] = [ports.get(row.origin ?? ''), ports.get(row.destination ?? '')];
  if (!origin || !destination) return null;
  return sailingId === null
    ? { kind: 'route', origin, destination }
    : { kind: 'sailing', origin, destination, id: sailingId, name: sailingName ?? '' };
}

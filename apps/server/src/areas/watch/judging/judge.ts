import {
  accountType as accountTypes,
  readShipment,
  type TrackedCondition,
  totalKinds,
  type WatchCondition,
  type WatchReason,
  watchKinds,
  watchReason,
} from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { insertMany } from '../../../database/bulk/bulk.ts';
import type { Db } from '../../../database/db.ts';
import { type ImportedVersion, importedVersions } from '../../sailingHistory/index.ts';
import { laneIsOpen, tenantsThatOpen } from '../../subscribe/index.ts';
import type { Firing, JudgeParts } from './firing.ts';
import { reportFirings } from './reportFirings.ts';
import { newCarriers, readRoute, routeTotals } from './route.ts';

/** Versions that one transaction judges: as many as the largest usual import has. */
const batchSize = 10_000;
/** Routes whose watches are read at once: their rows are on the same pages. */
const routesAtOnce = 20;

/**
 * Checks every version that was imported since the last run. Firings, notifications, emails and the position to continue from are
 * written in one transaction for each batch, so that a killed run neither loses nor repeats one. Safe to run
 * concurrently.
 */
export async function judgeImports(parts: JudgeParts, now: Date): Promise<void> {
  let read = batchSize;
  while (read === batchSize)
    read = await parts.db.transaction().execute((trx) => judgeBatch(trx, parts, now));
}

async function judgeBatch(trx: Db, parts: JudgeParts, now: Date): Promise<number> {
  const { versionId } = await trx
    .selectFrom('watchCursor')
    .select('versionId')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { versions, lastId, count } = await importedVersions(trx, versionId, batchSize);
  if (lastId === null) return 0;
  const firings: Firing[] = [];
  const changesOfRoute = [...Map.groupBy(versions, (version) => version.seaRouteId)];
  for (let start = 0; start < changesOfRoute.length; start += routesAtOnce) {
    const part = changesOfRoute.slice(start, start + routesAtOnce);
    const watches = await watchesOn(
      trx,
      part.map(([seaRouteId]) => seaRouteId),
    );
    const watchesOfRoute = Map.groupBy(watches, ({ seaRouteId }) => seaRouteId);
    for (const [seaRouteId, changes] of part)
      firings.push(...(await judgeRoute(trx, changes, watchesOfRoute.get(seaRouteId) ?? [], now)));
  }
  const storedFirings = await writeFirings(trx, firings, now);
  await reportFirings(trx, parts, storedFirings, now);
  await trx.updateTable('watchCursor').set({ versionId: lastId }).execute();
  return count;
}

/** The running watches on routes and on their sailings. */
export async function watchesOn(db: Db, seaRouteIds: readonly string[]) {
  // Without the separate step, PostgreSQL may search the watches of each account for a route.
  const watches = await db
    .with(
      (cte) => cte('routeWatch').materialized(),
      (cte) =>
        cte
          .selectFrom('watch')
          .select(['tenantId', 'id', 'accountId', 'seaRouteId', 'sailingId', 'conditions', 'shipment'])
          .select(['delivery', 'language', 'zone', 'addedAt'])
          .where(sql<boolean>`sea_route_id = any (${seaRouteIds}::uuid[])`)
          .where('paused', '=', false),
    )
    .selectFrom('routeWatch')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenantId', '=', 'routeWatch.tenantId')
        .onRef('account.id', '=', 'routeWatch.accountId'),
    )
    .selectAll('routeWatch')
    .select('account.accountType')
    .execute();
  return watches.map((watch) => ({ ...watch, conditions: watch.conditions.filter(isOfRoute) }));
}

function isOfRoute(condition: WatchCondition | TrackedCondition): condition is WatchCondition {
  return watchKinds.some((kind) => kind === condition.kind);
}

/** The firings of the changes of one route. */
async function judgeRoute(
  db: Db,
  changes: readonly ImportedVersion[],
  watches: readonly RouteWatch[],
  now: Date,
): Promise<readonly Firing[]> {
  const seaRouteId = changes[0]?.seaRouteId;
  if (seaRouteId === undefined || watches.length === 0) return [];
  const route = await readRoute(db, seaRouteId);
  const tenants = await tenantsThatOpen(db, seaRouteId, now);
  const isWatched = (kind: WatchCondition['kind']) =>
    watches.some(({ conditions }) => conditions.some((condition) => condition.kind === kind));
  // Reads every version of the route.
  const firstOfCarrier = isWatched('newCarrier') ? await newCarriers(db, seaRouteId) : new Set<string>();
  const totalsOf = await routeTotals(db, route, changes, now);
  const judgedChanges = changes.map((change) => ({ ...change, newCarrier: firstOfCarrier.has(change.id) }));
  const metChangesOf = metChangesOnce(judgedChanges, totalsOf);
  const firings = watches
    .filter(({ tenantId }) => tenants.has(tenantId))
    .flatMap((watch) =>
      watch.conditions
        .flatMap((condition) => metChangesOf(condition, watch))
        .filter(({ version }) => version.recordedAt > watch.addedAt)
        .toSorted((a, b) => a.position - b.position)
        .map(({ version, reason }): Firing => {
          return { watch, version, sails: version.after !== null, route, reason };
        }),
    );
  return firedForOpenSeats(db, seaRouteId, firings, now);
}

type RouteWatch = Awaited<ReturnType<typeof watchesOn>>[number];

interface JudgedChange extends ImportedVersion {
  readonly newCarrier: boolean;
}

/** A change that meets a condition, with its position among those of its route or sailing. */
interface MetChange {
  readonly position: number;
  readonly version: JudgedChange;
  readonly reason: WatchReason;
}

/**
 * Returns the changes that meet a condition of a watch. Most watches of a route share their conditions and shipments:
 * each pair is judged once.
 */
function metChangesOnce(changes: readonly JudgedChange[], totalsOf: Awaited<ReturnType<typeof routeTotals>>) {
  const bySailing = Map.groupBy(changes, ({ sailingId }) => sailingId);
  const byCondition = new Map<string, readonly MetChange[]>();
  return (condition: WatchCondition, { sailingId, shipment }: RouteWatch): readonly MetChange[] => {
    const compared = totalKinds.includes(condition.kind) ? shipment : null;
    const key = JSON.stringify([sailingId, condition, compared]);
    const stored = byCondition.get(key);
    if (stored) return stored;
    const ownChanges = sailingId === null ? changes : (bySailing.get(sailingId) ?? []);
    const totals = totalsOf(compared && readShipment(compared).shipment);
    const metChanges = ownChanges.flatMap((version, position) => {
      const reason = watchReason(condition, version, () => totals(version));
      return reason ? [{ position, version, reason }] : [];
    });
    byCondition.set(key, metChanges);
    return metChanges;
  };
}

/** A sub-account also needs its seat of the route. */
export async function firedForOpenSeats(
  db: Db,
  seaRouteId: string,
  firings: readonly Firing[],
  now: Date,
): Promise<readonly Firing[]> {
  const seats = new Map(
    firings.flatMap(({ watch }) =>
      watch.accountType === accountTypes.companySubAccount ? [[watch.accountId, watch] as const] : [],
    ),
  );
  const closed = new Set<string>();
  for (const [accountId, watch] of seats)
    if (!(await laneIsOpen(db, watch, seaRouteId, now))) closed.add(accountId);
  return firings.filter(({ watch }) => !closed.has(watch.accountId));
}

/** Returns the firings that were written: a watch may be deleted while it is judged. */
export async function writeFirings(
  trx: Db,
  firings: readonly Firing[],
  now: Date,
): Promise<readonly Firing[]> {
  const existing = await lockWatches(trx, firings);
  const storedFirings = firings.filter(({ watch }) => existing.has(watch.id));
  await insertMany(
    trx,
    'watchFiring',
    storedFirings.map(({ watch: { tenantId, id: watchId, accountId, delivery }, version, reason }) => ({
      ...{ tenantId, id: uuidv7(), watchId, accountId, versionId: version.id, kind: reason.kind },
      reason: JSON.stringify(reason),
      sailingId: version.sailingId,
      sailingName: `${version.vesselName} ${version.voyage}`,
      firedAt: now,
      digestDue: delivery === 'digest',
    })),
  );
  return storedFirings;
}

/** Locks the watches of firings against deletion; returns the ids of those that exist. Citus locks rows of one tenant at a time. */
async function lockWatches(trx: Db, firings: readonly Firing[]): Promise<ReadonlySet<string>> {
  const existing = new Set<string>();
  for (const [tenantId, own] of Map.groupBy(firings, ({ watch }) => watch.tenantId)) {
    const watches = await trx
      .selectFrom('watch')
      .select('id')
      .where('tenantId', '=', tenantId)
      .where('id', 'in', [...new Set(own.map(({ watch }) => watch.id))])
      .forKeyShare()
      .execute();
    for (const { id } of watches) existing.add(id);
  }
  return existing;
}

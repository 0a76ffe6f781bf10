import {
  accountType as accountTypes,
  readShipment,
  type TrackedCondition,
  type WatchCondition,
  watchKinds,
  watchReason,
} from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { insertMany } from '../../../database/bulk.ts';
import type { Db } from '../../../database/db.ts';
import { type ImportedVersion, importedVersions } from '../../sailingHistory/index.ts';
import { laneIsOpen, tenantsThatOpen } from '../../subscribe/index.ts';
import type { Firing, JudgeParts } from './firing.ts';
import { reportFirings } from './reportFirings.ts';
import { newCarriers, readRoute, routeTotals } from './route.ts';

/** Versions that one transaction judges: as many as the largest usual import has. */
const batchSize = 10_000;

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
  for (const [seaRouteId, changes] of Map.groupBy(versions, (version) => version.seaRouteId))
    firings.push(...(await judgeRoute(trx, seaRouteId, changes, now)));
  const storedFirings = await writeFirings(trx, firings, now);
  await reportFirings(trx, parts, storedFirings, now);
  await trx.updateTable('watchCursor').set({ versionId: lastId }).execute();
  return count;
}

/** The running watches on a route and on its sailings. */
export async function watchesOn(db: Db, seaRouteId: string) {
  const watches = await db
    .selectFrom('watch')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'watch.tenantId').onRef('account.id', '=', 'watch.accountId'),
    )
    .select(['watch.tenantId', 'watch.id', 'watch.accountId', 'sailingId', 'conditions', 'shipment'])
    .select(['delivery', 'watch.language', 'zone', 'addedAt', 'account.accountType'])
    .where('seaRouteId', '=', seaRouteId)
    .where('paused', '=', false)
    .execute();
  return watches.map((watch) => ({ ...watch, conditions: watch.conditions.filter(isOfRoute) }));
}

function isOfRoute(condition: WatchCondition | TrackedCondition): condition is WatchCondition {
  return watchKinds.some((kind) => kind === condition.kind);
}

/** The firings of the changes of one route. */
async function judgeRoute(
  db: Db,
  seaRouteId: string,
  changes: readonly ImportedVersion[],
  now: Date,
): Promise<readonly Firing[]> {
  const watches = await watchesOn(db, seaRouteId);
  if (watches.length === 0) return [];
  const route = await readRoute(db, seaRouteId);
  const tenants = await tenantsThatOpen(db, seaRouteId, now);
  const isWatched = (kind: WatchCondition['kind']) =>
    watches.some(({ conditions }) => conditions.some((condition) => condition.kind === kind));
  // Reads every version of the route.
  const firstOfCarrier = isWatched('newCarrier') ? await newCarriers(db, seaRouteId) : new Set<string>();
  const totalsOf = await routeTotals(db, route, changes, now);
  const changesOf = Map.groupBy(changes, ({ sailingId }) => sailingId);
  const firings = watches
    .filter(({ tenantId }) => tenants.has(tenantId))
    .flatMap((watch) => {
      const totals = totalsOf(readShipment(watch.shipment).shipment);
      const own = watch.sailingId === null ? changes : (changesOf.get(watch.sailingId) ?? []);
      return own
        .filter(({ recordedAt }) => recordedAt > watch.addedAt)
        .flatMap((version) =>
          watch.conditions.flatMap((condition): Firing[] => {
            const change = { ...version, newCarrier: firstOfCarrier.has(version.id) };
            const reason = watchReason(condition, change, () => totals(version));
            return reason ? [{ watch, version, sails: version.after !== null, route, reason }] : [];
          }),
        );
    });
  return firedForOpenSeats(db, seaRouteId, firings, now);
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
  const ids = [...new Set(firings.map(({ watch }) => watch.id))];
  const { rows } = await sql<{ id: string }>`
    select id from watch where id = any (${ids}::uuid[]) for key share`.execute(trx);
  const existing = new Set(rows.map(({ id }) => id));
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

import {
  dayMs,
  daysBetween,
  type TrackedCondition,
  type TrackedReport,
  type TrackedState,
  trackedKinds,
  trackedReports,
  type WatchCondition,
} from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { insertMany } from '../../../database/bulk/bulk.ts';
import type { Db } from '../../../database/db.ts';
import { trackedStates, zoneOfDischarge } from '../../tracking/index.ts';
import type { NumberBaseline } from '../tables.ts';
import { eventName } from './baseline.ts';
import type { JudgeParts } from './firing.ts';
import { numberLine, numberProof } from './numberLine.ts';
import { type ReportedFiring, reportWatches } from './reportFirings.ts';

/** Watches of one tenant that one transaction judges: Citus locks rows of one tenant at a time. */
const batchSize = 200;

/**
 * Judges the watches on tracked numbers that changed since the last run, and those that time alone may fire: the end of
 * free time, and standstill. Firings, notifications, emails and what was reported are written in one transaction for
 * each batch. Safe to run twice at once.
 */
export async function judgeNumbers(parts: JudgeParts, now: Date): Promise<void> {
  const due = Map.groupBy(await dueWatches(parts.db, now), ({ tenantId }) => tenantId);
  for (const [tenantId, watches] of due) {
    const ids = watches.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize);
      await parts.db.transaction().execute((trx) => judgeBatch(trx, parts, { tenantId, ids: batch }, now));
    }
  }
}

interface Batch {
  readonly tenantId: string;
  readonly ids: readonly string[];
}

/** The running watches on numbers that are due. */
function selectDue(db: Db, now: Date) {
  return (
    db
      .selectFrom('watch')
      .innerJoin('tracking', (join) =>
        join.onRef('tracking.tenantId', '=', 'watch.tenantId').onRef('tracking.id', '=', 'watch.trackingId'),
      )
      .where('paused', '=', false)
      // Follows from the join, but PostgreSQL needs it to leave out the watches of routes by their index.
      .where('watch.trackingId', 'is not', null)
      .where(sql<boolean>`(judged_revision is distinct from revision or judge_at <= ${now})`)
  );
}

/** All at once: with a limit, PostgreSQL would look for the first due one among all watches. */
function dueWatches(db: Db, now: Date) {
  return selectDue(db, now).select(['watch.tenantId', 'watch.id']).execute();
}

/** Watches that are still due, locked, so that two runs do not report the same. */
function lockWatches(trx: Db, { tenantId, ids }: Batch, now: Date) {
  return selectDue(trx, now)
    .select(['watch.tenantId', 'watch.id', 'watch.accountId', 'conditions', 'baseline', 'delivery'])
    .select(['watch.language', 'tracking.id as trackingId', 'number', 'destination', 'revision'])
    .where('watch.tenantId', '=', tenantId)
    .where('watch.id', 'in', ids)
    .orderBy('watch.id')
    .forUpdate('watch')
    .execute();
}

type NumberWatch = Awaited<ReturnType<typeof lockWatches>>[number];

interface NumberReport extends TrackedReport {
  readonly watch: NumberWatch;
}

async function judgeBatch(trx: Db, parts: JudgeParts, batch: Batch, now: Date): Promise<void> {
  const watches = await lockWatches(trx, batch, now);
  if (watches.length === 0) return;
  const states = await trackedStates(trx, watches, now);
  const earlier = await reportedEvents(trx, watches);
  const reports: NumberReport[] = [];
  for (const watch of watches) {
    const state = states.get(watch.trackingId);
    if (!state) continue;
    const baseline = watch.baseline ?? { arrival: null, events: [] };
    const fresh = freshReports(watch, state, baseline, now).filter(
      ({ reason, key }) => !earlier.has(`${watch.id} ${eventName(reason.kind, key)}`),
    );
    reports.push(...fresh.map((report) => ({ ...report, watch })));
    await keepArrival(trx, watch, arrivalAfter(fresh, state, baseline), baseline);
  }
  await writeReports(trx, reports, now);
  await writeJudged(trx, watches, states, now);
  await reportWatches(trx, parts, reports.map(reportedFiring), now);
}

function freshReports(
  { conditions }: NumberWatch,
  state: TrackedState,
  { arrival, events }: NumberBaseline,
  now: Date,
): TrackedReport[] {
  return conditions
    .filter(isOfNumber)
    .flatMap((condition) => trackedReports(condition, state, arrival, now))
    .filter(({ reason, key }) => !events.includes(eventName(reason.kind, key)));
}

function isOfNumber(condition: WatchCondition | TrackedCondition): condition is TrackedCondition {
  return trackedKinds.some((kind) => kind === condition.kind);
}

/** The arrival to compare the next one with: the one just reported, or the first that became known. */
function arrivalAfter(
  reports: readonly TrackedReport[],
  state: TrackedState,
  { arrival }: NumberBaseline,
): string | null {
  const isMoved = reports.some(({ reason }) => reason.kind === 'arrivalMoved');
  return isMoved || arrival === null ? state.arrival : arrival;
}

async function keepArrival(
  trx: Db,
  { tenantId, id }: NumberWatch,
  arrival: string | null,
  baseline: NumberBaseline,
): Promise<void> {
  if (arrival === baseline.arrival) return;
  await trx
    .updateTable('watch')
    .set({ baseline: JSON.stringify({ ...baseline, arrival }) })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Events that the watches reported, as watch, kind and key. */
async function reportedEvents(trx: Db, watches: readonly NumberWatch[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ watchId: string; kind: string; eventKey: string }>`
    select watch_id, kind, event_key from watch_firing
    where watch_id = any (${watches.map(({ id }) => id)}::uuid[])`.execute(trx);
  return new Set(rows.map(({ watchId, kind, eventKey }) => `${watchId} ${eventName(kind, eventKey)}`));
}

async function writeReports(trx: Db, reports: readonly NumberReport[], now: Date): Promise<void> {
  await insertMany(
    trx,
    'watchFiring',
    reports.map(({ watch: { tenantId, id: watchId, accountId, delivery }, reason, key }) => ({
      ...{ tenantId, id: uuidv7(), watchId, accountId, kind: reason.kind, eventKey: key },
      ...{ reason: JSON.stringify(reason), firedAt: now, digestDue: delivery === 'digest' },
    })),
  );
}

/** Stores what was judged: a revision that a carrier writes at the same time is greater, and is judged by the next run. */
async function writeJudged(
  trx: Db,
  watches: readonly NumberWatch[],
  states: ReadonlyMap<string, TrackedState>,
  now: Date,
): Promise<void> {
  const rows = watches.map(({ tenantId, id, revision, trackingId, conditions }) => {
    const state = states.get(trackingId);
    const judgeAt = state ? judgeAgainAt(conditions.filter(isOfNumber), state, now) : null;
    return sql`(${tenantId}::uuid, ${id}::uuid, ${revision}::int, ${judgeAt}::timestamptz)`;
  });
  await sql`
    update watch set judged_revision = judged.revision, judge_at = judged.judge_at
    from (values ${sql.join(rows)}) as judged (tenant_id, id, revision, judge_at)
    where watch.tenant_id = judged.tenant_id and watch.id = judged.id`.execute(trx);
}

/**
 * When time alone may fire a condition next: not later than in a day, because tariffs of free time change without an
 * event.
 */
function judgeAgainAt(
  conditions: readonly TrackedCondition[],
  { idleSince, freeTime, today }: TrackedState,
  now: Date,
): Date {
  const times = conditions.flatMap((condition) => {
    if (condition.kind === 'noMovement')
      return idleSince === null ? [] : [Date.parse(idleSince) + condition.days * dayMs];
    if (condition.kind !== 'freeTimeEnds') return [];
    // Its day begins at midnight at the port: after so many whole days and a part of today.
    return freeTime.map(
      ({ last }) => now.getTime() + (daysBetween(today, last) - condition.days - 1) * dayMs,
    );
  });
  const coming = times.filter((time) => time >= now.getTime());
  return new Date(Math.min(now.getTime() + dayMs, ...coming));
}

function reportedFiring({ watch, reason }: NumberReport): ReportedFiring {
  const { trackingId, number } = watch;
  const zone = zoneOfDischarge(watch.destination);
  return {
    watch,
    context: { about: { zh: number, en: number }, zone, currency: 'USD', sailingName: null },
    reason,
    proof: numberProof(trackingId),
    lineIn: (language, url) => numberLine({ reason, trackingId, number, zone }, language, url),
  };
}

import type { sailingHistory as calls, RouteChanges } from '@fairway/gateway/contract/sailingHistory';
import { dayMs } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Handling } from '../../../http/answer.ts';
import { portsByCode } from '../../harbour/index.ts';
import { storedCallsOf } from '../scores/routeScores.ts';
import { scoreOf } from '../scores/scores.ts';
import { trackedFields, valuesOf } from '../trackedFields.ts';
import { formerOf, kindOf, versionColumns } from '../versions/storedVersion.ts';
import { routeEvents } from './events.ts';

/** The page reports the events of these days, and no more than so many of them. */
const reportedDays = 30;
const mostEvents = 100;
/** More versions than a busy route has in a month. */
const mostVersions = 5000;

/** Returns how reliably each carrier kept the schedules of a route, and what changed within a month. */
export async function routeChanges({
  query,
  db,
  now,
  refuse,
}: Handling<typeof calls.selectRouteChanges>): Promise<RouteChanges> {
  const ports = await portsByCode(db, [query.origin, query.destination]);
  const [origin, destination] = [ports.get(query.origin), ports.get(query.destination)];
  if (!origin || !destination) return refuse('notFound');
  const route = await db
    .selectFrom('seaRoute')
    .select('id')
    .where('origin', '=', query.origin)
    .where('destination', '=', query.destination)
    .executeTakeFirst();
  const [counts, versions] = route
    ? await Promise.all([storedCallsOf(db, route.id), versionsSince(db, route.id, now)])
    : [[], []];
  const [current, carriers] = await Promise.all([
    currentValues(db, [...new Set(versions.map(({ sailingId }) => sailingId))]),
    carrierNames(db),
  ]);
  const carrierOf = (code: string) => carriers.get(code) ?? { code, nameZh: code, nameEn: code };
  const { zone } = origin;
  return {
    origin,
    destination,
    score: scoreOf(counts, now, zone),
    carriers: counts
      .map((count) => ({ carrier: carrierOf(count.carrierCode), score: scoreOf([count], now, zone) }))
      .sort((a, b) => b.score.calls - a.score.calls || a.carrier.code.localeCompare(b.carrier.code)),
    events: routeEvents(versions, current)
      .slice(0, mostEvents)
      .map(({ version, kind, formerVessel }) => ({
        kind,
        recordedAt: version.recordedAt.toISOString(),
        sailingId: current.has(version.sailingId) ? version.sailingId : null,
        carrier: carrierOf(version.carrierCode),
        vessel: version.vesselName,
        voyage: version.voyage,
        departure: { at: version.departure.toISOString(), zone },
        formerVessel,
      })),
    sample: versions.some(({ sample }) => sample),
  };
}

/** Oldest first, without invented versions of sailings that became real. */
async function versionsSince(db: Db, seaRouteId: string, now: Date) {
  const newestFirst = await db
    .selectFrom('sailingVersion as version')
    .leftJoin('sailing', (join) =>
      join
        .onRef('sailing.seaRouteId', '=', 'version.seaRouteId')
        .onRef('sailing.id', '=', 'version.sailingId'),
    )
    .innerJoin('versionSource as source', 'source.id', 'version.sourceId')
    .select(['version.id', 'version.sailingId', 'source.recordedAt', 'source.sample'])
    .select(versionColumns.map((column) => `version.${column}` as const))
    .select((row) => [
      row.fn.coalesce('version.carrierCode', 'sailing.carrierCode').as('carrierCode'),
      row.fn.coalesce('version.vesselName', 'sailing.vesselName').as('vesselName'),
      row.fn.coalesce('version.voyage', 'sailing.voyage').as('voyage'),
      'sailing.departure as currentDeparture',
    ])
    .where('version.seaRouteId', '=', seaRouteId)
    .where('source.recordedAt', '>', new Date(now.getTime() - reportedDays * dayMs))
    .where((row) =>
      row.or([row('sailing.sample', 'is', null), row('sailing.sample', '=', row.ref('source.sample'))]),
    )
    .orderBy('version.id', 'desc')
    .limit(mostVersions)
    .execute();
  // Versions of a sailing that was cancelled later have no names; its cancellation has them.
  return newestFirst.reverse().flatMap((version) => {
    const { id, sailingId, recordedAt, sample, carrierCode, vesselName, voyage } = version;
    const departure = version.cancelled ? version.departure : version.currentDeparture;
    if (carrierCode === null || vesselName === null || voyage === null || departure === null) return [];
    const change = { kind: kindOf(version), former: formerOf(version), recordedAt, sample };
    return [{ ...change, id, sailingId, carrierCode, vesselName, voyage, departure }];
  });
}

async function currentValues(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('sailing')
    .select(['id', ...trackedFields])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, valuesOf(row)]));
}

async function carrierNames(db: Db) {
  const rows = await db.selectFrom('carrier').select(['code', 'nameZh', 'nameEn']).execute();
  return new Map(rows.map((row) => [row.code, row]));
}

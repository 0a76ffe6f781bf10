import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { type CallCounts, countCallsOf } from './scores.ts';

/** A count of this age is good enough where nothing was imported: a few sailings depart in an hour. */
const freshMs = 60 * 60_000;

/**
 * Stores the counted calls of every route whose last count is old, or that has a newer version. Counting reads a
 * quarter's sailings of a route with their versions, too much for each list. Safe to run twice at once.
 */
export async function scoreRoutes(db: Db, now: Date): Promise<void> {
  for (const seaRouteId of await routesToScore(db, now)) {
    const counts = JSON.stringify(await countCallsOf(db, seaRouteId, now));
    await db
      .insertInto('routeScore')
      .values({ seaRouteId, counts, scoredAt: now })
      .onConflict((conflict) =>
        conflict.column('seaRouteId').doUpdateSet(({ ref }) => ({
          counts: ref('excluded.counts'),
          scoredAt: ref('excluded.scoredAt'),
        })),
      )
      .execute();
  }
}

async function routesToScore(db: Db, now: Date): Promise<string[]> {
  const oldBefore = new Date(now.getTime() - freshMs);
  const [routes, scores] = await Promise.all([
    db.selectFrom('seaRoute').select('id').execute(),
    sql<{ readonly seaRouteId: string; readonly isOld: boolean }>`
      select sea_route_id, scored_at <= ${oldBefore} or exists (
        select from version_source as source
        join sailing_version as version on version.source_id = source.id
        where source.recorded_at > route_score.scored_at and version.sea_route_id = route_score.sea_route_id
      ) as is_old
      from route_score`.execute(db),
  ]);
  const isOld = new Map(scores.rows.map((score) => [score.seaRouteId, score.isOld]));
  return routes.map(({ id }) => id).filter((id) => isOld.get(id) ?? true);
}

/** The stored counts of a route; empty before the first. */
export const storedCallsOf = (db: Db, seaRouteId: string): Promise<readonly CallCounts[]> =>
  readCounts(db, sql<string>`${seaRouteId}::uuid`);

interface RouteEnds {
  readonly origin: string;
  readonly destination: string;
}

/** The same by the ports of the route. */
export const storedCallsBetween = (
  db: Db,
  { origin, destination }: RouteEnds,
): Promise<readonly CallCounts[]> =>
  readCounts(
    db,
    sql<string>`(select id from sea_route where origin = ${origin} and destination = ${destination})`,
  );

interface RecentCalls {
  readonly counts: readonly CallCounts[];
  readonly readAt: Date;
}

/** How long lists use counts that they have read; the job that counts them runs once a minute. */
const recentMs = 30_000;
const recentCalls = new WeakMap<Db, Map<string, RecentCalls>>();

/** The same, at most half a minute old: every list of a route uses them, and they seldom change. */
export async function recentCallsBetween(db: Db, ends: RouteEnds, now: Date): Promise<readonly CallCounts[]> {
  const byRoute = recentCalls.get(db) ?? new Map<string, RecentCalls>();
  recentCalls.set(db, byRoute);
  const key = `${ends.origin} ${ends.destination}`;
  const recent = byRoute.get(key);
  if (recent && Math.abs(now.getTime() - recent.readAt.getTime()) < recentMs) return recent.counts;
  const counts = await storedCallsBetween(db, ends);
  // Ports without a route, which any caller can send, are not cached.
  if (counts.length > 0) byRoute.set(key, { counts, readAt: now });
  return counts;
}

async function readCounts(db: Db, seaRouteId: RawBuilder<string>): Promise<readonly CallCounts[]> {
  const row = await db
    .selectFrom('routeScore')
    .select('counts')
    .where('seaRouteId', '=', seaRouteId)
    .executeTakeFirst();
  return row?.counts ?? [];
}

import type { DataOf } from '@fairway/gateway/contract/call';
import type { subscribeStatistics } from '@fairway/gateway/contract/subscribeStatistics';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Member } from '../../http/caller.ts';
import { later } from '../../time/later.ts';
import { portsByCode } from '../harbour/index.ts';
import { writeCounts } from './count.ts';
import { countedDay, dailyAverage, daysKept, lastDays } from './rules.ts';

type Days = DataOf<typeof subscribeStatistics.selectStatisticsDetailCountList>['rows'];
type Sums = DataOf<typeof subscribeStatistics.selectStatisticsSum>;

interface Reading {
  readonly db: Db;
  readonly caller: Member;
  readonly now: Date;
}

/** Maximum number of routes listed. */
const mostLanes = 10;

/** Returns the counts by day, the oldest first, days without any included. */
export async function countsByDay({ db, caller, now }: Reading, days: number): Promise<Days> {
  await writeCounts(db);
  const all = lastDays(now, days);
  const { rows } = await sql<Days[number]>`
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(count) filter (where what = 'search'), 0)::int as searches,
      coalesce(sum(count) filter (where what = 'detail'), 0)::int as details,
      coalesce(sum(count) filter (where what = 'attention'), 0)::int as attentions,
      coalesce(sum(count) filter (where what = 'collection'), 0)::int as collections
    from daily_count
    where tenant_id = ${caller.tenantId} and account_id = ${caller.accountId} and day >= ${all[0]}::date
    group by day`.execute(db);
  const rowsByDay = new Map(rows.map((row) => [row.day, row]));
  const none = { searches: 0, details: 0, attentions: 0, collections: 0 };
  return all.map((day) => rowsByDay.get(day) ?? { day, ...none });
}

/** The same, summed up. */
export async function sums(reading: Reading, days: number): Promise<Sums> {
  const rows = await countsByDay(reading, days);
  const sum = (of: (row: Days[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    searches: sum((row) => row.searches),
    details: sum((row) => row.details),
    attentions: sum((row) => row.attentions),
    collections: sum((row) => row.collections),
  };
}

/** The same, shared out over the days. */
export async function averages(reading: Reading, days: number): Promise<Sums> {
  const { searches, details, attentions, collections } = await sums(reading, days);
  return {
    searches: dailyAverage(searches, days),
    details: dailyAverage(details, days),
    attentions: dailyAverage(attentions, days),
    collections: dailyAverage(collections, days),
  };
}

/** Returns the routes that were searched and whose sailings were opened, the most frequent first. */
export async function lanesLookedAt(
  { db, caller, now }: Reading,
  days: number,
): Promise<DataOf<typeof subscribeStatistics.selectRecentConcernsList>> {
  await writeCounts(db);
  const [first = ''] = lastDays(now, days);
  const { rows } = await sql<{ origin: string; destination: string; count: number; lastAt: Date }>`
    select origin, destination, sum(count)::int as count, max(last_at) as last_at
    from daily_count
    where tenant_id = ${caller.tenantId} and account_id = ${caller.accountId} and day >= ${first}::date
      and what in ('search', 'detail')
    group by origin, destination
    order by count desc, last_at desc, origin, destination
    limit ${mostLanes}`.execute(db);
  const ports = await portsByCode(db, [
    ...new Set(rows.flatMap(({ origin, destination }) => [origin, destination])),
  ]);
  return {
    rows: rows.flatMap(({ count, lastAt, ...lane }) => {
      const [origin, destination] = [ports.get(lane.origin), ports.get(lane.destination)];
      return origin && destination ? [{ origin, destination, count, lastAt: lastAt.toISOString() }] : [];
    }),
  };
}

/** Removes counts that have served their time. */
export async function forgetOldCounts(db: Db, now: Date): Promise<void> {
  const last = countedDay(later(now, -daysKept * 86_400));
  await db.deleteFrom('dailyCount').where('day', '<', last).execute();
}

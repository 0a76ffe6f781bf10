import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/db.ts';

/** Jobs of a queue that are due and not started. */
export interface QueueBacklog {
  readonly queue: string;
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Seconds since any server last worked on the queue; null when none ever did. */
  readonly idleSeconds: number | null;
}

/** SMS and emails that wait for their sender. Pushes are left out: the push services of some browsers may be out of reach. */
export interface OutboxBacklog {
  readonly waiting: number;
  /** Of these, how many have waited for a minute. */
  readonly overdue: number;
  readonly oldestSeconds: number;
}

export interface Backlog {
  readonly queues: readonly QueueBacklog[];
  readonly outbox: OutboxBacklog;
}

export type ReadBacklog = () => Promise<Backlog>;

/** Milliseconds for which all callers share one reading. */
const freshMs = 1000;
const overdueAfter = 60_000;

/** Returns a function that reads the waiting work, at most once a second. */
export function backlogOf(db: Db, clock: Clock): ReadBacklog {
  let reading: Promise<Backlog> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (reading && performance.now() - readAt < freshMs) return reading;
    readAt = performance.now();
    const fresh = read(db, clock.now());
    reading = fresh;
    // A failure is not cached.
    fresh.catch(() => {
      if (reading === fresh) reading = undefined;
    });
    return fresh;
  };
}

async function read(db: Db, now: Date): Promise<Backlog> {
  const [queues, outbox] = await Promise.all([readQueues(db), readOutbox(db, now)]);
  return { queues, outbox };
}

/** By the clock of the database, which pg-boss uses. */
async function readQueues(db: Db): Promise<QueueBacklog[]> {
  // A server that never started its queues has no tables of them.
  const { rows: made } = await sql<{
    exists: boolean;
  }>`select to_regclass('job.job') is not null as exists`.execute(db);
  if (!made[0]?.exists) return [];
  const { rows } = await sql<QueueBacklog>`
    select name as queue, count(*)::int as waiting,
      extract(epoch from now() - min(start_after))::float as oldest_seconds,
      extract(epoch from now() - max(job_progress.at))::float as idle_seconds
    from job.job left join job_progress on job_progress.queue = job.job.name
    where state < 'active' and not blocked and start_after <= now()
    group by name order by name`.execute(db);
  return rows;
}

async function readOutbox(db: Db, now: Date): Promise<OutboxBacklog> {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(created_at) as oldest,
      count(*) filter (where created_at < ${new Date(now.getTime() - overdueAfter)})::int as overdue
    from outbox_message where state = 'waiting' and kind <> 'push'`.execute(db);
  const { waiting = 0, overdue = 0, oldest = null } = rows[0] ?? {};
  return {
    waiting,
    overdue,
    oldestSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0,
  };
}

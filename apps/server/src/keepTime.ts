import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { SteadyClock } from './clock.ts';
import type { Db } from './database/db.ts';

const everyMs = 5000;
/** If the time is further ahead of the machine's clock than this, a clock has been set. */
const worthTelling = 2000;
const tellAgainMs = 600_000;

/**
 * Stores the latest time in the database, so that neither a restart nor another server goes back behind it (TRUST 17).
 * Resolves once this server has reached that time, over `first`; returns a function that stops it.
 */
export async function keepTime(first: Db, db: Db, clock: SteadyClock, log: Logger): Promise<() => void> {
  let toldAt = Number.NEGATIVE_INFINITY;

  async function meet(over: Db): Promise<void> {
    const now = clock.now();
    const { latest } = await over
      .insertInto('serverClock')
      .values({ id: true, latest: now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ latest: sql<Date>`greatest(server_clock.latest, ${now})` }),
      )
      .returning('latest')
      .executeTakeFirstOrThrow();
    clock.reach(latest);
    const ahead = clock.ahead();
    if (ahead < worthTelling || performance.now() - toldAt < tellAgainMs) return;
    toldAt = performance.now();
    log.warn(
      { seconds: Math.round(ahead / 1000) },
      'the clock of this machine is behind the time that was kept',
    );
  }

  await meet(first);
  // While the database is away, this clock runs on alone; it is stored again later.
  const meeting = setInterval(() => void meet(db).catch(() => {}), everyMs).unref();
  return () => clearInterval(meeting);
}

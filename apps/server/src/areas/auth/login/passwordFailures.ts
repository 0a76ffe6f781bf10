import type { Db } from '../../../database/db.ts';
import { later } from '../../../time/later.ts';
import { failureDays, passwordWait } from '../rules.ts';

/**
 * Counts an attempt as failed before it is judged, so that parallel attempts cannot bypass the count; `forgetFailures`
 * undoes this for a right password. Returns the instant to wait for if the attempt must not be judged at all.
 */
export async function reserveAttempt(db: Db, subjectHash: Buffer, now: Date): Promise<Date | null> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('loginFailure')
      .values({ kind: 'password', subjectHash, failures: 0, startedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await trx
      .selectFrom('loginFailure')
      .select(['failures', 'startedAt', 'waitUntil'])
      .where('kind', '=', 'password')
      .where('subjectHash', '=', subjectHash)
      .forUpdate()
      .executeTakeFirst();
    if (row?.waitUntil && row.waitUntil > now) return row.waitUntil;
    const recent = row && row.startedAt > later(now, -failureDays * 86_400) ? row : undefined;
    const failures = (recent?.failures ?? 0) + 1;
    const seconds = passwordWait(failures);
    const counted = {
      failures,
      startedAt: recent?.startedAt ?? now,
      waitUntil: seconds > 0 ? later(now, seconds) : null,
    };
    await trx
      .insertInto('loginFailure')
      .values({ kind: 'password', subjectHash, ...counted })
      .onConflict((conflict) => conflict.columns(['kind', 'subjectHash']).doUpdateSet(counted))
      .execute();
    return null;
  });
}

/** Takes back an attempt that was counted but could not be judged, and the wait that it began. */
export async function returnAttempt(db: Db, subjectHash: Buffer): Promise<void> {
  await db
    .updateTable('loginFailure')
    .set((row) => ({ failures: row('failures', '-', 1), waitUntil: null }))
    .where('kind', '=', 'password')
    .where('subjectHash', '=', subjectHash)
    .where('failures', '>', 0)
    .execute();
}

/** Clears the failures of a subject after a right password. */
export async function forgetFailures(db: Db, subjectHash: Buffer): Promise<void> {
  await db
    .deleteFrom('loginFailure')
    .where('kind', '=', 'password')
    .where('subjectHash', '=', subjectHash)
    .execute();
}

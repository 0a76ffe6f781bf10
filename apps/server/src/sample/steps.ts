import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Called after each filled part, so that a slow start shows its progress. */
export type Progress = (part: string, done: number, of: number) => void;

/** Any number, the same in every server: only one of them writes a step at a time. */
const stepLock = 7_260_031;

/**
 * Writes one step of the sample in a short transaction. Slow computations come before it: while this process is busy,
 * the database would end the waiting transaction.
 */
export function writeStep<T>(db: Db, write: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${stepLock})`.execute(trx);
    return write(trx);
  });
}

/** A part of the sample that takes several steps. */
export type SteppedPart = 'orders' | 'applications' | 'news';

/**
 * When the part was begun, or null if it is complete. A start that was killed in between is gone on with as
 * of the same instant, so that the same rows follow from it. `mayBegin` decides whether a new part begins.
 */
export async function beginPart(
  trx: Db,
  part: SteppedPart,
  now: Date,
  mayBegin: () => Promise<boolean>,
): Promise<Date | null> {
  const row = await trx.selectFrom('sampleFill').selectAll().where('part', '=', part).executeTakeFirst();
  if (row) return row.doneAt === null ? row.begunAt : null;
  if (!(await mayBegin())) return null;
  await trx.insertInto('sampleFill').values({ part, begunAt: now, doneAt: null }).execute();
  return now;
}

export async function endPart(db: Db, part: SteppedPart, now: Date): Promise<void> {
  await db.updateTable('sampleFill').set({ doneAt: now }).where('part', '=', part).execute();
}

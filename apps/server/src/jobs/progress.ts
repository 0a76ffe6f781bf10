import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Between two notes of one queue, in milliseconds: others look for a standstill of a minute. */
const every = 5000;

/** Notes in the database that a queue is worked on, so that every server knows whether one is at a standstill. */
export interface Progress {
  /** Runs work on a queue; a long run counts as progress until it ends. */
  during<T>(queue: string, work: () => Promise<T>): Promise<T>;
}

export function noteProgress(db: Db): Progress {
  const noted = new Map<string, number>();
  const note = (queue: string) => {
    const now = performance.now();
    if (now - (noted.get(queue) ?? Number.NEGATIVE_INFINITY) < every) return;
    noted.set(queue, now);
    // If it fails, the next run records the progress.
    db.insertInto('jobProgress')
      .values({ queue, at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('queue').doUpdateSet({ at: sql<Date>`now()` }))
      .execute()
      .catch(() => noted.delete(queue));
  };
  return {
    async during(queue, work) {
      note(queue);
      const timer = setInterval(note, every, queue).unref();
      try {
        return await work();
      } finally {
        clearInterval(timer);
        note(queue);
      }
    },
  };
}

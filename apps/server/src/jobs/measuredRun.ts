import type { Db } from '../database/db.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { noteProgress } from './progress.ts';

export type MeasuredRun = (queue: string, work: () => Promise<void>) => Promise<void>;

/** Runs a job: measured, traced, and known to the other servers as progress of its queue. */
export function measuredRun(db: Db, { took, tracing }: Telemetry): MeasuredRun {
  const progress = noteProgress(db);
  return async (queue, work) => {
    const began = performance.now();
    const ended = (outcome: 'done' | 'failed') => took('job', performance.now() - began, { queue, outcome });
    try {
      const start = { name: `job ${queue}`, kind: 'internal' } as const;
      await progress.during(queue, () => tracing.span(start, work));
      ended('done');
    } catch (error) {
      ended('failed');
      throw error;
    }
  };
}

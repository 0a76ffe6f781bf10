import type { AuditAction } from '@fairway/gateway/contract/auditActions';
import type { QueueCount } from '@fairway/gateway/contract/transferReview';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { countDue } from '../../time/reviewClock.ts';

/** A queue of the desk's first page. */
export interface Queue {
  readonly name: QueueCount['queue'];
  /** The role that opens it. */
  readonly role: Staff['roles'][number];
  /** Actions of the log that count as work done. */
  readonly settledBy: readonly AuditAction[];
  /** The deadline of each waiting case; null for one without a promise. */
  readonly due: (db: Db) => Promise<readonly (Date | null)[]>;
}

/** Declares a queue. Only checks types: returns the value unchanged. */
export function defineQueue(queue: Queue): Queue {
  return queue;
}

/** Counts the waiting cases of a queue, those that wait longer than promised, and those due today. */
export async function countQueue(db: Db, { name, due }: Queue, now: Date): Promise<QueueCount> {
  return { queue: name, ...countDue(await due(db), now) };
}

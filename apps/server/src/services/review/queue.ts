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
  /** By when each waiting case has to be answered; null for one without a promise. */
  readonly due: (db: Db) => Promise<readonly (Date | null)[]>;
}

/** Declares a queue. Only checks types: the value comes back as it is. */
export function defineQueue(queue: Queue): Queue {
  return queue;
}

/** How many cases wait in a queue, how many longer than promised, and how many have to be answered today. */
export async function countQueue(db: Db, { name, due }: Queue, now: Date): Promise<QueueCount> {
  return { queue: name, ...countDue(await due(db), now) };
}

import type { QueueCount } from '@fairway/gateway/contract/transferReview';
import { chinaDay, chinaMidnight } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { countQueue } from '../../services/review/queue.ts';
import { companyQueue, personalQueue, remittanceQueue } from '../certificationReview/index.ts';
import { intentionQueue } from '../insurance/index.ts';
import { invoiceQueue } from '../invoice/index.ts';
import { transferQueue } from './queue.ts';

/** All queues of the desk, in the order of its first page. */
const queues = [companyQueue, personalQueue, intentionQueue, transferQueue, invoiceQueue, remittanceQueue];

/** Counts the waiting cases in the queues that the caller's roles open. */
export async function openQueues(db: Db, { roles }: Staff, now: Date): Promise<QueueCount[]> {
  const counts: QueueCount[] = [];
  for (const queue of queues) if (roles.includes(queue.role)) counts.push(await countQueue(db, queue, now));
  return counts;
}

/** Whether an admin is the only staff member, invitations included. */
export async function isAlone(db: Db, { staffId, roles }: Staff): Promise<boolean> {
  if (!roles.includes('admin')) return false;
  const other = await db.selectFrom('staff').select('id').where('id', '!=', staffId).executeTakeFirst();
  return other === undefined;
}

const settlingActions = queues.flatMap(({ settledBy }) => settledBy);

/** The caller's decisions since midnight in China. */
export async function doneToday(db: Db, { staffId }: Staff, now: Date): Promise<number> {
  const { done } = await db
    .selectFrom('auditEntry')
    .select((row) => row.fn.countAll<number>().as('done'))
    .where('staffId', '=', staffId)
    .where('outcome', '=', 'done')
    .where('action', 'in', settlingActions)
    .where('at', '>=', chinaMidnight(chinaDay(now)))
    .executeTakeFirstOrThrow();
  return done;
}

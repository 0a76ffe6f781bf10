import type { Db } from '../../../database/db.ts';
import type { CheckParts } from './check.ts';
import { mostAttempts, nextRefundAt } from './rules.ts';

const batch = 20;

/**
 * Pays refunds that are due, by the wallet of the payment. The task's id is the wallet's key: two requests make one
 * payment.
 */
export async function payBackDue(
  { db, wallets }: CheckParts,
  now: Date,
  onFault: (error: unknown) => void = () => {},
): Promise<void> {
  const due = await db
    .selectFrom('refundTask')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.tenantId', '=', 'refundTask.tenantId')
        .onRef('payment.id', '=', 'refundTask.paymentId'),
    )
    .select([
      'refundTask.tenantId',
      'refundTask.id',
      'refundTask.amount',
      'refundTask.reason',
      'refundTask.attempts',
      'payment.payWay',
      'payment.outTradeNo',
      'payment.amount as total',
    ])
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(batch)
    .execute();
  for (const task of due) {
    const attempts = task.attempts + 1;
    // Stored first: a refund whose request was lost is requested again.
    await change(db, task, { attempts, nextTryAt: nextRefundAt(attempts, now) });
    const { outTradeNo, amount, total, reason } = task;
    const refund = { outTradeNo, refundNo: task.id.replaceAll('-', ''), amount, total, reason };
    try {
      const state = await wallets.of(task.payWay).refund(refund);
      await change(db, task, state === 'done' ? { state, doneAt: now, nextTryAt: null } : { state });
    } catch (error) {
      if (attempts >= mostAttempts) await change(db, task, { state: 'failed', nextTryAt: null });
      onFault(error);
    }
  }
}

interface Change {
  readonly attempts?: number;
  readonly nextTryAt?: Date | null;
  readonly state?: 'asked' | 'done' | 'failed';
  readonly doneAt?: Date;
}

async function change(db: Db, task: { tenantId: string; id: string }, to: Change): Promise<void> {
  await db
    .updateTable('refundTask')
    .set(to)
    .where('tenantId', '=', task.tenantId)
    .where('id', '=', task.id)
    .execute();
}

import { orderStatus } from '@fairway/trade';
import { type CheckParts, checkDuePayments } from './check.ts';
import { endCountdowns } from './countdown.ts';
import { payBackDue } from './refunds.ts';

const batch = 200;

/**
 * The effects of time on orders: queries payments whose notice may be lost, cancels orders whose countdown has ended,
 * refunds late payments. Safe on several servers at once. Wallets are queried first, so that an order that was paid in
 * its last second completes.
 */
export async function watchOrders(
  parts: CheckParts,
  now: Date,
  onFault?: (error: unknown) => void,
): Promise<void> {
  await checkDuePayments(parts, now, onFault);
  const over = await parts.db
    .selectFrom('purchaseOrder')
    .select(['tenantId', 'id'])
    .where('status', '=', orderStatus.pendingPayment)
    .where('cancelsAt', '<=', now)
    .orderBy('cancelsAt')
    .limit(batch)
    .execute();
  await endCountdowns(parts, over, now, onFault);
  await payBackDue(parts, now, onFault);
}

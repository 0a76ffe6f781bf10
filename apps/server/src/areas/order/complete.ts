import type { PayWay } from '@fairway/gateway/contract/order';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { insertSubscription } from '../subscribe/store.ts';
import { daysOf } from './price.ts';
import { after, type OrderEvent } from './rules.ts';
import { type OrderRow, routeIdsOf, updateOrder } from './store.ts';

interface Completion {
  readonly event: Extract<OrderEvent, 'paid' | 'transferConfirmed'>;
  readonly payWay: PayWay;
  readonly paidAt: Date;
}

const day = 86_400_000;

/**
 * Completes an order and starts its subscription, in the transaction that holds the order's lock: there is
 * neither one without the other. The caller has asked the rules; this fails where they forbid it.
 */
export async function complete(
  transaction: Db,
  order: OrderRow,
  { event, payWay, paidAt }: Completion,
  now: Date,
): Promise<OrderRow> {
  const next = after(order.status, event);
  if (next === null) throw new Error(`order status ${order.status} takes no ${event}`);
  const subscriptionId = uuidv7();
  await insertSubscription(transaction, 'paid', {
    tenantId: order.tenantId,
    id: subscriptionId,
    startedBy: order.accountId,
    startedAt: now,
    expiresAt: new Date(now.getTime() + daysOf[order.months] * day),
    seaRouteIds: await routeIdsOf(transaction, order),
  });
  // Whoever has bought is a member; sub-accounts keep the status of their own.
  await transaction
    .updateTable('account')
    .set({ memberStatus: 2 })
    .where('tenantId', '=', order.tenantId)
    .where('accountType', 'in', [1, 3])
    .where('memberStatus', '=', 1)
    .execute();
  return updateOrder(transaction, order, {
    status: next,
    payWay,
    paidAt,
    subscriptionId,
    cancelsAt: null,
    rejectReason: null,
  });
}

import { accountType, memberStatus, type PayWay } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { lockTenant } from '../account/index.ts';
import { insertSubscription } from '../subscribe/index.ts';
import { daysOf } from './checkout/price.ts';
import { type OrderEvent, periodsOf, statusAfter } from './rules.ts';
import { type OrderRow, paidUntil, routeIdsOf, updateOrder } from './store.ts';

interface Completion {
  readonly event: Extract<OrderEvent, 'paid' | 'transferConfirmed'>;
  readonly payWay: PayWay;
  readonly paidAt: Date;
}

/**
 * Completes an order and opens its routes, in the transaction that holds the order's lock: both happen or neither.
 * Orders of one tenant complete one at a time, so that their periods are consecutive. The caller has checked the
 * rules; this throws if they forbid it.
 */
export async function complete(
  transaction: Db,
  order: OrderRow,
  { event, payWay, paidAt }: Completion,
  now: Date,
): Promise<OrderRow> {
  const next = statusAfter(order.status, event);
  if (next === null) throw new Error(`order status ${order.status} takes no ${event}`);
  const { tenantId, accountId } = order;
  await lockTenant(transaction, tenantId);
  const routes = await routeIdsOf(transaction, order);
  const paidRoutes = await paidUntil(transaction, tenantId, routes, now);
  const periods = periodsOf(routes, paidRoutes, daysOf[order.months], now).map((period) => ({
    ...period,
    id: uuidv7(),
  }));
  for (const { id, follows, from, until, seaRouteIds } of periods) {
    await insertSubscription(transaction, 'paid', {
      tenantId,
      id,
      orderId: order.id,
      follows,
      seats: order.memberCount,
      startedBy: accountId,
      startedAt: from,
      expiresAt: until,
      seaRouteIds,
    });
  }
  // A buyer is a member; sub-accounts keep their own status.
  await transaction
    .updateTable('account')
    .set({ memberStatus: memberStatus.member })
    .where('tenantId', '=', tenantId)
    .where('accountType', 'in', [accountType.companyAdmin, accountType.personal])
    .where('memberStatus', '=', memberStatus.normal)
    .execute();
  return updateOrder(transaction, order, {
    status: next,
    payWay,
    paidAt,
    subscriptionId: periods[0]?.id ?? null,
    cancelsAt: null,
    rejectReason: null,
    rejectReasonEn: null,
  });
}

import type { Db } from '../../database/db.ts';
import { extendedEnd, waitsForPayment } from './rules.ts';
import { lockOrder, type OrderKey, type OrderRow, updateOrder } from './store.ts';

/** Restarts the countdown of an order; null if it no longer waits. */
export async function extendOrder(
  transaction: Db,
  key: OrderKey,
  payMinutes: number,
  now: Date,
): Promise<OrderRow | null> {
  const order = await lockOrder(transaction, key);
  if (!waitsForPayment(order, now)) return null;
  return updateOrder(transaction, order, { cancelsAt: extendedEnd(order, payMinutes, now) });
}

import { cancelByTime } from '../cancel.ts';
import type { OrderKey } from '../store.ts';
import { type CheckParts, checkNow } from './check.ts';

/**
 * Ends the countdown of an order: its wallets are asked first, so that one paid in its last second completes,
 * then it is cancelled. A wallet that cannot be asked holds nothing up: money that comes later goes back.
 */
export async function endCountdown(
  parts: CheckParts,
  { tenantId, id }: OrderKey,
  now: Date,
  onFault: (error: unknown) => void = () => {},
): Promise<void> {
  const open = await parts.db
    .selectFrom('payment')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .where('state', '=', 'open')
    .where('nextCheckAt', 'is not', null)
    .execute();
  for (const payment of open) await checkNow(parts, payment, now).catch(onFault);
  await cancelByTime(parts.db, { tenantId, id }, now);
}

/** Ends the countdowns of several orders, one after the other: reading a list must not take every connection. */
export async function endCountdowns(
  parts: CheckParts,
  orders: readonly OrderKey[],
  now: Date,
  onFault: (error: unknown) => void = () => {},
): Promise<void> {
  for (const order of orders) await endCountdown(parts, order, now, onFault);
}

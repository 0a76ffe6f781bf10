import { cancelByTime } from '../cancel.ts';
import type { OrderKey } from '../store.ts';
import { type CheckParts, checkNow } from './check.ts';

/**
 * Ends the countdown of an order: its wallets are queried first, so that one paid in its last second completes, then it
 * is cancelled. An unreachable wallet does not delay this: money that arrives later is refunded.
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

import type { RefusalOf } from '@fairway/gateway/contract/call';
import type { seat } from '@fairway/gateway/contract/seat';

/** Why routes are not added to a sub-account: it has all of them, or one of them; null when they may be. */
export function additionRefusal(
  add: readonly string[],
  seatRoutes: readonly string[],
): RefusalOf<typeof seat.updateResources> | null {
  const again = add.filter((id) => seatRoutes.includes(id)).length;
  if (again === 0) return null;
  return again === add.length ? 'subAccountAdded' : 'routeSubscribed';
}

/** Whether a seat would have ended before it is given that end; null is as long as the company has routes. */
export function isPast(expiresAt: string | null, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
}

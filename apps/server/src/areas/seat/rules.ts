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

/** Whether a sub-account would be left without a route. */
export function losesLastRoute(routes: {
  readonly stored: number;
  readonly added: number;
  readonly removed: number;
}) {
  return routes.removed > 0 && routes.stored + routes.added === routes.removed;
}

/** A seat with the account that takes it. */
export interface TakenSeat {
  readonly accountId: string;
  readonly number: number;
}

/** The lowest free seat for another account; null without one. Accounts that wait above the capacity come first. */
export function freeSeatIn(seats: readonly TakenSeat[], capacity: number): number | null {
  return seats.length < capacity ? lowestFree(new Set(seats.map(({ number }) => number)), capacity) : null;
}

/** The accounts that move from a number above the capacity to a free one below it, in the order of their numbers. */
export function movedSeats(seats: readonly TakenSeat[], capacity: number): TakenSeat[] {
  const numbers = new Set(seats.map(({ number }) => number));
  return seats.flatMap(({ accountId, number }) => {
    const free = number > capacity ? lowestFree(numbers, capacity) : null;
    if (free === null) return [];
    numbers.add(free);
    return [{ accountId, number: free }];
  });
}

/** The lowest number up to `most` that is not used. */
function lowestFree(used: ReadonlySet<number>, most: number): number | null {
  for (let number = 1; number <= most; number += 1) if (!used.has(number)) return number;
  return null;
}

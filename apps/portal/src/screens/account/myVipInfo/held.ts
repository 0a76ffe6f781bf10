import type { HeldRoute } from '@fairway/gateway/contract/subscribe';
import { dayMs } from '@fairway/trade';

/** Days before its end from which a route is marked, and offered for renewal before the rest. */
const soonDays = 30;

/** A route that can be opened now, and until when. */
export interface Held extends HeldRoute {
  /** Days left, counted up. */
  readonly days: number;
  readonly soon: boolean;
}

/** The routes with the days they have left. */
export function heldRoutes(held: readonly HeldRoute[], now: Date): Held[] {
  return held.map((each) => {
    const days = Math.max(0, Math.ceil((Date.parse(each.expiresAt) - now.getTime()) / dayMs));
    return { ...each, days, soon: days <= soonDays };
  });
}

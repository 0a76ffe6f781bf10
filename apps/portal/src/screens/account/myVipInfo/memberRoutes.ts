import type { HeldRoute } from '@fairway/gateway/contract/subscribe';
import { dayMs } from '@fairway/trade';

/** Days before its end from which a route is marked, and offered for renewal before the rest. */
const soonDays = 30;

/** A route that can be opened now, and until when. */
export interface MemberRoute extends HeldRoute {
  /** Days left, counted up. */
  readonly days: number;
  readonly soon: boolean;
}

/** The routes with the days they have left. */
export function memberRoutes(routes: readonly HeldRoute[], now: Date): MemberRoute[] {
  return routes.map((each) => {
    const days = Math.max(0, Math.ceil((Date.parse(each.expiresAt) - now.getTime()) / dayMs));
    return { ...each, days, soon: days <= soonDays };
  });
}

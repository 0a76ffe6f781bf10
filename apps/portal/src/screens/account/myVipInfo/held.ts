import type { SeaRoute, Subscription } from '@fairway/gateway/contract/subscribe';
import { dayMs } from '@fairway/trade';

/** Days before its end from which a route is marked, and offered for renewal before the rest. */
const soonDays = 30;

/** A route that can be opened now, and until when: the longest of the subscriptions that hold it. */
export interface Held {
  readonly route: SeaRoute;
  readonly kind: Subscription['kind'];
  readonly expiresAt: string;
  /** Days left, counted up. */
  readonly days: number;
  readonly soon: boolean;
}

/** Each route once, the one that ends first at the top. A paid one counts before a trial. */
export function heldRoutes(subscriptions: readonly Subscription[], now: Date): Held[] {
  const held = new Map<string, Held>();
  for (const { kind, expiresAt, routes } of subscriptions) {
    for (const route of routes) {
      const before = held.get(route.id);
      if (before && (before.kind === 'paid' || kind === 'trial') && before.expiresAt >= expiresAt) continue;
      const days = Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs));
      held.set(route.id, { route, kind, expiresAt, days, soon: days <= soonDays });
    }
  }
  return [...held.values()].toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt));
}

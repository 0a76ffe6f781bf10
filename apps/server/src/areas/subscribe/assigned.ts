import type { HeldRoute, Subscription } from '@fairway/gateway/contract/subscribe';

/** The end of each route that an admin assigned to a sub-account, by the id of the route; null for an assignment without an end. */
export type AssignedRoutes = ReadonlyMap<string, Date | null>;

/** Subscriptions of a company as its sub-account sees them: without seats, and without routes that were not assigned to it. */
export function assignedSubscriptions(
  running: readonly Subscription[],
  assigned: AssignedRoutes,
): Subscription[] {
  return running
    .map((each) => ({ ...each, seats: 0, routes: each.routes.filter(({ id }) => assigned.has(id)) }))
    .filter(({ routes }) => routes.length > 0);
}

/** Routes of a company that its sub-account may open, each until the end of the route or of the seat, which comes first. */
export function assignedRoutes(routes: readonly HeldRoute[], assigned: AssignedRoutes): HeldRoute[] {
  return routes.flatMap((each) => {
    const seatEnd = assigned.get(each.route.id);
    if (seatEnd === undefined) return [];
    const ends = [each.expiresAt, seatEnd?.toISOString() ?? each.expiresAt];
    const [expiresAt = each.expiresAt] = ends.toSorted();
    return [{ ...each, expiresAt }];
  });
}

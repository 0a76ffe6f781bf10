import type { LaneAsked } from '../../account/followInfo/address.ts';

/** Address of the changes on a route. */
export function routeChangesAddress({ origin, destination }: LaneAsked): string {
  return `/routeChanges?${new URLSearchParams({ origin, destination })}`;
}

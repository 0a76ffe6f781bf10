import { type LaneAsked, readLane } from '../../account/followInfo/address.ts';

/** A month of a route. */
export interface RouteCalendarQuery extends LaneAsked {
  /** `2026-11`; the current one unless given. */
  readonly month?: string | undefined;
}

const monthShape = /^(?:19|2\d)\d{2}-(?:0[1-9]|1[0-2])$/;

/** Reads the route and the month of an address; null without a route. */
export function readRouteCalendar(search: URLSearchParams): RouteCalendarQuery | null {
  const lane = readLane(search);
  const month = search.get('month') ?? '';
  return lane && { ...lane, month: monthShape.test(month) ? month : undefined };
}

/** Returns the query of the departures of a route in a month. */
export function routeCalendarQuery({ origin, destination, month }: RouteCalendarQuery): string {
  return new URLSearchParams({ origin, destination, ...(month ? { month } : {}) }).toString();
}

/** Returns the address of the departures of a route in a month. */
export function routeCalendarAddress(query: RouteCalendarQuery): string {
  return `/routeCalendar?${routeCalendarQuery(query)}`;
}

import { dayMs } from '@fairway/trade';
import { happened } from '../digest/containerState.ts';
import type { Digest, Event } from '../digest/types.ts';

/** News that is worth an email: something happened, the arrival moved by a day or more, or the cargo goes to another port. */
export interface News {
  readonly happened: readonly Event[];
  /** The arrival in the last email, and the one that is expected now. */
  readonly moved: { readonly from: Date; readonly to: Date } | null;
  /** The port where the journey was to end, and the one where it ends now, by what events name them with. */
  readonly rerouted: { readonly from: string; readonly to: string } | null;
}

/**
 * Returns the changes since the last poll. The first response is the initial state, not a change; `toldArrival` is the
 * last arrival that was reported, so that many small moves add up to one that is reported.
 */
export function newsBetween(before: Digest | null, digestNow: Digest, toldArrival: Date | null): News | null {
  if (before === null) return null;
  // Events that a carrier takes back and lists again are known already.
  const known = new Set(before.events.filter(({ onceHappened }) => onceHappened).flatMap(subjectsOf));
  const fresh = digestNow.events.filter(
    (event) =>
      happened(event) && !event.superseded && subjectsOf(event).some((subject) => !known.has(subject)),
  );
  const arrival = digestNow.arrival;
  const expected = arrival && !happened(arrival) ? arrival.at : null;
  const moved =
    toldArrival !== null && expected !== null && Math.abs(Number(expected) - Number(toldArrival)) >= dayMs
      ? { from: toldArrival, to: expected }
      : null;
  const [from, to] = [before.arrival?.locode, arrival?.locode];
  const rerouted = from && to && from !== to ? { from, to } : null;
  return fresh.length > 0 || moved || rerouted ? { happened: fresh, moved, rerouted } : null;
}

/** An event with each of its containers. */
function subjectsOf({ key, containers }: Event): string[] {
  return containers.length > 0 ? containers.map((container) => `${container} ${key}`) : [key];
}

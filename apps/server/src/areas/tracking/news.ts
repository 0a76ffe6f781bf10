import { dayMs } from '@fairway/trade';
import type { Digest, Event } from './digest.ts';

/** What is worth an email: something happened, or the arrival moved by a day or more. */
export interface News {
  readonly happened: readonly Event[];
  /** The arrival that was last told, and the one that is expected digestNow. */
  readonly moved: { readonly from: Date; readonly to: Date } | null;
}

/**
 * Changes since the last look. The first answer is the initial state, not a change; `toldArrival` is the last arrival
 * that was reported, so that many small moves add up to one that is reported.
 */
export function newsBetween(before: Digest | null, digestNow: Digest, toldArrival: Date | null): News | null {
  if (before === null) return null;
  const known = new Set(before.events.filter(happened).map(({ key }) => key));
  const fresh = digestNow.events.filter((each) => happened(each) && !known.has(each.key));
  const arrival = digestNow.arrival;
  const expected = arrival && !happened(arrival) ? arrival.at : null;
  const moved =
    toldArrival !== null && expected !== null && Math.abs(Number(expected) - Number(toldArrival)) >= dayMs
      ? { from: toldArrival, to: expected }
      : null;
  return fresh.length > 0 || moved ? { happened: fresh, moved } : null;
}

const happened = ({ classifier }: Event) => classifier === 'ACT';

import type { RouteEventKind } from '@fairway/gateway/contract/sailingHistory';
import { dayMs } from '@fairway/trade';
import { changesOf, sameVoyageDays, type ValueChange, type Version } from '../rules.ts';
import { cutOffFields, instantIn, priceFields, type TrackedValues } from '../trackedFields.ts';

/** A version with its sailing. */
export interface RouteVersion extends Version {
  readonly id: string;
  readonly sailingId: string;
  readonly carrierCode: string;
  readonly vesselName: string;
  readonly voyage: string;
  readonly departure: Date;
}

export interface RouteEvent {
  readonly version: RouteVersion;
  readonly kind: RouteEventKind;
  /** Of a vessel that was replaced: its name. */
  readonly formerVessel: string | null;
}

/**
 * The events in the versions of a route, which are oldest first and reach to now. `current` has the values of each sailing
 * that still exists. A sailing that one import cancels and lists again with another vessel changed its vessel.
 */
export function routeEvents(
  versions: readonly RouteVersion[],
  current: ReadonlyMap<string, TrackedValues>,
): RouteEvent[] {
  const replaced = new Map<string, RouteVersion>();
  const cancelled = versions.filter(({ kind }) => kind === 'cancelled');
  for (const added of versions.filter(({ kind }) => kind === 'added')) {
    const former = cancelled.find((each) => isReplacedBy(each, added));
    if (former) replaced.set(added.id, former);
  }
  const replacedIds = new Set([...replaced.values()].map(({ id }) => id));
  const events: RouteEvent[] = [];
  for (const [sailingId, own] of Map.groupBy(versions, (version) => version.sailingId)) {
    const values = current.get(sailingId);
    const changes = values ? changesOf(values, own) : [];
    own.forEach((version, index) => {
      const former = replaced.get(version.id);
      if (former) events.push({ version, kind: 'vesselChanged', formerVessel: former.vesselName });
      if (version.kind === 'cancelled' && !replacedIds.has(version.id))
        events.push({ version, kind: 'cancelled', formerVessel: null });
      for (const kind of kindsOf(changes[index] ?? [])) events.push({ version, kind, formerVessel: null });
    });
  }
  // Versions of one import have one time; the ids grow.
  return events.sort(
    ({ version: a }, { version: b }) =>
      Number(b.recordedAt) - Number(a.recordedAt) || Number(b.id) - Number(a.id),
  );
}

function isReplacedBy(cancelled: RouteVersion, added: RouteVersion): boolean {
  return (
    cancelled.recordedAt.getTime() === added.recordedAt.getTime() &&
    cancelled.carrierCode === added.carrierCode &&
    cancelled.voyage === added.voyage &&
    cancelled.vesselName !== added.vesselName &&
    Math.abs(Number(cancelled.departure) - Number(added.departure)) <= sameVoyageDays * dayMs
  );
}

/** Returns the kinds of event in one version. Cut-offs that move with the departure are not reported twice. */
function kindsOf(changes: readonly ValueChange[]): RouteEventKind[] {
  const [change] = changes;
  if (!change) return [];
  const { from, to } = change;
  const kinds: RouteEventKind[] = [];
  const shift = Number(instantIn(to, 'departure')) - Number(instantIn(from, 'departure'));
  if (shift >= dayMs) kinds.push('slipped');
  if (shift <= -dayMs) kinds.push('broughtForward');
  if (from.transitPort !== to.transitPort)
    kinds.push(
      from.transitPort === null ? 'portAdded' : to.transitPort === null ? 'portOmitted' : 'portChanged',
    );
  const moved = cutOffFields.some((field) => {
    const [before, after] = [instantIn(from, field), instantIn(to, field)];
    return before !== null && after !== null && Number(after) - Number(before) !== shift;
  });
  if (moved) kinds.push('cutOffMoved');
  if (from.currency !== to.currency || priceFields.some((field) => from[field] !== to[field]))
    kinds.push('priceMoved');
  return kinds;
}

import { dayMs } from '../chinaDay.ts';
import { daysBetween } from '../weeks.ts';

/** The kinds of notification for a tracked number, each at most once in a watch. */
export const trackedKinds = [
  'arrivalMoved',
  'rolled',
  'customsHold',
  'discharged',
  'freeTimeEnds',
  'noMovement',
] as const;
export type TrackedKind = (typeof trackedKinds)[number];

/** Kinds with a number of days. */
export const trackedDayKinds = [
  'arrivalMoved',
  'freeTimeEnds',
  'noMovement',
] as const satisfies readonly TrackedKind[];
export type TrackedDayKind = (typeof trackedDayKinds)[number];

/** Kinds of events that a new watch does not report if they happened before it was set. */
export const trackedEventKinds = [
  'rolled',
  'customsHold',
  'discharged',
] as const satisfies readonly TrackedKind[];

export type TrackedCondition =
  | { readonly kind: TrackedDayKind; readonly days: number }
  | { readonly kind: Exclude<TrackedKind, TrackedDayKind> };

/** Days that a condition accepts. */
export const trackedDays = { least: 1, most: 60 } as const;

/** A charge that begins after the free time at the port of discharge. Days are those of the port. */
export interface TrackedFreeTime {
  readonly charge: 'combined' | 'demurrage' | 'storage';
  readonly last: string;
}

/** The current values of a tracked number. Times are ISO instants. */
export interface TrackedState {
  /** The expected arrival; null once it happened, or while it is unknown. */
  readonly arrival: string | null;
  /** Identifies the last time that it missed its vessel; null if it never did. */
  readonly rolled: string | null;
  /** Identifies the hold of customs; null without one. */
  readonly customsHold: string | null;
  /** When the last container was discharged at destination. */
  readonly dischargedAt: string | null;
  readonly freeTime: readonly TrackedFreeTime[];
  /** Today at the port of discharge. */
  readonly today: string;
  /** Since when nothing happened ashore; null at sea before the next expected arrival, and after the return. */
  readonly idleSince: string | null;
}

/** Why a watch on a number fires, with the values that prove it. */
export type TrackedReason =
  | { readonly kind: 'arrivalMoved'; readonly from: string; readonly to: string }
  | { readonly kind: 'rolled' | 'customsHold' }
  | { readonly kind: 'discharged'; readonly at: string }
  | { readonly kind: 'freeTimeEnds'; readonly charge: TrackedFreeTime['charge']; readonly last: string }
  | { readonly kind: 'noMovement'; readonly days: number; readonly since: string };

/** A reason with the key that lets a watch report it once. */
export interface TrackedReport {
  readonly reason: TrackedReason;
  readonly key: string;
}

/**
 * The reports of one condition. `arrival` is the arrival that the watch reported last, or that was expected when it was
 * set, so that many small moves add up to one report.
 */
export function trackedReports(
  condition: TrackedCondition,
  state: TrackedState,
  arrival: string | null,
  now: Date,
): readonly TrackedReport[] {
  switch (condition.kind) {
    case 'arrivalMoved':
      return arrivalReports(condition.days, state.arrival, arrival, now);
    case 'rolled':
    case 'customsHold': {
      const kind = condition.kind;
      const key = state[kind];
      return key === null ? [] : [{ reason: { kind }, key }];
    }
    case 'discharged':
      return state.dischargedAt === null
        ? []
        : [{ reason: { kind: 'discharged', at: state.dischargedAt }, key: 'discharged' }];
    case 'freeTimeEnds':
      return state.freeTime
        .filter(({ last }) => daysBetween(state.today, last) <= condition.days)
        .map(({ charge, last }) => ({
          reason: { kind: 'freeTimeEnds', charge, last },
          key: `${charge} ${last}`,
        }));
    case 'noMovement': {
      const { days } = condition;
      const since = state.idleSince;
      return since !== null && now.getTime() - Date.parse(since) >= days * dayMs
        ? [{ reason: { kind: 'noMovement', days, since }, key: since }]
        : [];
    }
  }
}

function arrivalReports(
  days: number,
  to: string | null,
  from: string | null,
  now: Date,
): readonly TrackedReport[] {
  if (from === null || to === null) return [];
  const isFar = Math.abs(Date.parse(to) - Date.parse(from)) >= days * dayMs;
  // An arrival that moves back and forth is reported each time, so the key is the time of the report.
  return isFar ? [{ reason: { kind: 'arrivalMoved', from, to }, key: now.toISOString() }] : [];
}

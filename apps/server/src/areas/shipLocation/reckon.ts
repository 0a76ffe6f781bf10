import { dayMs } from '@fairway/trade';
import type { PortFact } from '../../facts/read.ts';

const hour = 3_600_000;

/** A call of a vessel at a port, from the schedule. */
export interface PortCall {
  readonly port: Pick<PortFact, 'code' | 'nameZh' | 'nameEn' | 'lon' | 'lat' | 'seaNode' | 'zone'>;
  readonly kind: 'departure' | 'arrival';
  readonly time: Date;
  readonly voyage: string;
}

/** A ship's position by the schedule: in a port, or between two, with the share of the leg behind it. */
export interface Reckoned {
  readonly from: PortCall | null;
  readonly next: PortCall | null;
  readonly inPort: PortCall['port'] | null;
  /** From 0 to 1, while it is between two ports. */
  readonly share: number;
  /** Hours of the whole leg by the schedule, and those that have passed. */
  readonly legHours: number;
  readonly sinceHours: number;
}

/** Nautical miles over the sea from a port to another. */
export type Miles = (from: PortCall['port'], to: PortCall['port']) => number;

/** Duration of a port call of which only the departure, or only the arrival, is known. */
const stay = 18 * hour;
/** A ship is still in the port of its last known call, or already in that of its next, for so long. */
const nearCall = 48 * hour;
/** Between calls further apart than this, the ship's path is unknown. */
const longestLeg = 60 * dayMs;
/** Knots. No box ship is faster: calls that need more are not those of one ship. */
const fastest = 25;
/** Knots that a ship makes where the time for its stays is scarce. */
const usual = 18;
/** Knots. A ship with more time than this between two voyages is at an unknown position. */
const slowest = 5;

/**
 * Estimates the position of a vessel from its calls, in order of time: within one voyage, or between the end of one and
 * the start of the next. Null if they do not determine it, or if one vessel cannot make these calls.
 */
export function reckon(calls: readonly PortCall[], now: Date, miles: Miles): Reckoned | null {
  const at = now.getTime();
  const from = calls.findLast(({ time }) => time.getTime() <= at) ?? null;
  const next = calls.find(({ time }) => time.getTime() > at) ?? null;
  const inPort = (call: PortCall) => ({
    from,
    next,
    inPort: call.port,
    share: 0,
    legHours: 0,
    sinceHours: 0,
  });
  const nearOne = () => {
    if (from?.kind === 'arrival' && at - from.time.getTime() < nearCall) return inPort(from);
    return next?.kind === 'departure' && next.time.getTime() - at < stay ? inPort(next) : null;
  };
  const under = voyagesUnder(calls, at);
  const oneVoyage = from?.voyage === next?.voyage;
  if (under.length > 1 || (under.length === 1 && !oneVoyage)) return null;
  if (!from || !next) return nearOne();
  if (!oneVoyage && (from.kind !== 'arrival' || next.kind !== 'departure')) return nearOne();
  if (from.port.code === next.port.code) return inPort(from);
  const distance = miles(from.port, next.port);
  if (distance > fastest * ((next.time.getTime() - from.time.getTime()) / hour)) return null;
  const { left, due } = legOf(from, next, distance);
  const tooSlow = !oneVoyage && distance < slowest * ((due - left) / hour);
  if (due - left > longestLeg || tooSlow) return nearOne();
  if (at <= left) return inPort(from);
  if (at >= due) return inPort(next);
  return {
    from,
    next,
    inPort: null,
    share: (at - left) / (due - left),
    legHours: (due - left) / hour,
    sinceHours: (at - left) / hour,
  };
}

/** Voyages that have begun and are not over. */
function voyagesUnder(calls: readonly PortCall[], at: number): string[] {
  const behind = new Set(calls.filter(({ time }) => time.getTime() <= at).map(({ voyage }) => voyage));
  const ahead = new Set(calls.filter(({ time }) => time.getTime() > at).map(({ voyage }) => voyage));
  return [...behind].filter((voyage) => ahead.has(voyage));
}

/** Returns when a ship departs after one call and is due at the next: stays are shortened if time is scarce. */
function legOf(from: PortCall, next: PortCall, distance: number) {
  const [start, end] = [from.time.getTime(), next.time.getTime()];
  const after = from.kind === 'arrival' ? stay : 0;
  const before = next.kind === 'departure' ? stay : 0;
  const room = Math.max(0, end - start - (distance / usual) * hour);
  const share = Math.min(1, room / Math.max(1, after + before));
  return { left: start + after * share, due: end - before * share };
}

/** Carriers that share a ship number its voyage each in their own way: voyages with a call in common are one. */
export function joinVoyages(calls: readonly PortCall[]): PortCall[] {
  const names = new Map<string, string>();
  const nameOf = (voyage: string): string => {
    const name = names.get(voyage) ?? voyage;
    return name === voyage ? voyage : nameOf(name);
  };
  const unique = new Map<string, PortCall>();
  for (const call of calls) {
    const key = `${call.kind} ${call.port.code} ${call.time.getTime()}`;
    const same = unique.get(key);
    if (!same) unique.set(key, call);
    else if (nameOf(same.voyage) !== nameOf(call.voyage)) names.set(nameOf(call.voyage), nameOf(same.voyage));
  }
  return [...unique.values()].map((call) => ({ ...call, voyage: nameOf(call.voyage) }));
}

import type { PortFact } from '../../facts/read.ts';

const hour = 3_600_000;

/** A call of a ship at a port, as the schedule tells it. */
export interface PortCall {
  readonly port: Pick<PortFact, 'code' | 'nameZh' | 'nameEn' | 'lon' | 'lat' | 'seaNode' | 'zone'>;
  readonly kind: 'departure' | 'arrival';
  readonly time: Date;
  readonly voyage: string;
}

/** Where the schedule has a ship: in a port, or between two, so much of the way behind it. */
export interface Reckoned {
  readonly from: PortCall | null;
  readonly next: PortCall | null;
  readonly inPort: PortCall['port'] | null;
  /** From 0 to 1, while it is between two ports. */
  readonly share: number;
  /** Hours that the schedule gives for the whole leg, and that have passed of it. */
  readonly legHours: number;
  readonly sinceHours: number;
}

/** How long a ship works in a port of which only the departure, or only the arrival, is known. */
const stay = 18 * hour;
/** A ship is still in the port of its last known call, or already in that of its next, for so long. */
const nearCall = 48 * hour;
/** Between calls further apart than this nobody knows where it went. */
const longestLeg = 60 * 24 * hour;

/** Reckons where a ship is by its calls, in order of time; null where they do not say. */
export function reckon(calls: readonly PortCall[], now: Date): Reckoned | null {
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
  if (!from) return next?.kind === 'departure' && next.time.getTime() - at < stay ? inPort(next) : null;
  if (!next) return from.kind === 'arrival' && at - from.time.getTime() < nearCall ? inPort(from) : null;
  if (from.port.code === next.port.code) return inPort(from);
  const left = from.time.getTime() + (from.kind === 'arrival' ? stay : 0);
  const due = Math.max(next.time.getTime() - (next.kind === 'departure' ? stay : 0), left + hour);
  if (due - left > longestLeg) return null;
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

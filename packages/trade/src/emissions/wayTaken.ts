/** The names of ways over the sea between the same ports; `open` where there is one only. */
export const wayNames = ['open', 'suez', 'cape', 'panama', 'horn'] as const;
export type WayName = (typeof wayNames)[number];

/** Ways that the data of a sailing can name. */
export const namedWays = ['suez', 'cape', 'panama'] as const;
export type NamedWay = (typeof namedWays)[number];

export interface WayLength {
  readonly name: WayName;
  readonly nauticalMiles: number;
}

export interface WayTaken {
  readonly name: WayName;
  /** Whether it is derived from the transit days, because the data of the sailing does not include it. */
  readonly estimated: boolean;
}

export interface WayQuestion {
  /** The possible ways of the sailing, transshipment included. */
  readonly ways: readonly WayLength[];
  /** The way in the data of the sailing. */
  readonly carrierWay: NamedWay | null;
  readonly transitDays: number;
  /** The container changes vessels on the way. */
  readonly transfers: boolean;
}

/** Knots of a container vessel from port to port, calls on the way included. */
export const usualKnots = 15;
const slowestKnots = 8;
const fastestKnots = 23;
/** Days that a container waits for its next vessel. */
const transferDays = 4;

/**
 * Returns the route of a sailing: the one in its data, the only existing one, or the one whose average speed is nearest
 * to 15 knots. Null if no route is between 8 and 23 knots: its transit days fit none.
 */
export function wayTaken({ ways, carrierWay, transitDays, transfers }: WayQuestion): WayTaken | null {
  if (carrierWay !== null && ways.some(({ name }) => name === carrierWay))
    return { name: carrierWay, estimated: false };
  const [only, ...more] = ways;
  if (only !== undefined && more.length === 0) return { name: only.name, estimated: false };
  const days = transfers ? transitDays - transferDays : transitDays;
  if (days <= 0) return null;
  const likely = ways
    .map(({ name, nauticalMiles }) => ({ name, knots: nauticalMiles / (days * 24) }))
    .filter(({ knots }) => knots >= slowestKnots && knots <= fastestKnots)
    .toSorted((one, other) => farFromUsual(one.knots) - farFromUsual(other.knots))[0];
  return likely === undefined ? null : { name: likely.name, estimated: true };
}

/** As a ratio: half the usual speed is as far from it as twice. */
function farFromUsual(knots: number): number {
  return Math.abs(Math.log(knots / usualKnots));
}

/** Transit days by another way, from those of the way that a sailing takes, at the usual speed. Never less than one. */
export function daysByWay(transitDays: number, takenMiles: number, otherMiles: number): number {
  return Math.max(1, transitDays + Math.round((otherMiles - takenMiles) / (usualKnots * 24)));
}

/** Surcharges that a vessel pays for one way only, by their codes. */
export const waySurcharges: Readonly<Record<string, readonly WayName[]>> = {
  SCS: ['suez'],
  WRS: ['suez'],
  PCC: ['panama'],
};

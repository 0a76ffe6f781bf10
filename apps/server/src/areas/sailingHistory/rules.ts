import {
  type FormerValues,
  instantIn,
  priceFields,
  type TimeField,
  type TrackedField,
  type TrackedValues,
  timeFields,
  trackedFields,
} from './trackedFields.ts';
import type { VersionKind } from './versions/storedVersion.ts';

/** A version as the rules need it. */
export interface Version {
  readonly recordedAt: Date;
  readonly kind: VersionKind;
  readonly former: FormerValues;
}

/** The values before all of some versions, which are oldest first. */
function valuesBefore(current: TrackedValues, versions: readonly Version[]): TrackedValues {
  return Object.assign({}, current, ...versions.toReversed().map(({ former }) => former));
}

/** The values of a sailing at an instant: its values now, with every later change taken back. */
export function valuesAt(current: TrackedValues, versions: readonly Version[], at: Date): TrackedValues {
  return valuesBefore(
    current,
    versions.filter(({ recordedAt }) => recordedAt > at),
  );
}

/** A tracked value before and after one version. */
export interface ValueChange {
  readonly field: TrackedField;
  readonly from: TrackedValues;
  readonly to: TrackedValues;
}

/** Returns the changes of each version, oldest first, in the order of the fields. */
export function changesOf(current: TrackedValues, versions: readonly Version[]): ValueChange[][] {
  let to = current;
  const newestFirst = versions.toReversed().map(({ kind, former }) => {
    const after = to;
    const from = { ...after, ...former };
    to = from;
    const changed = trackedFields.filter((field) => kind === 'changed' && field in former);
    return changed.map((field) => ({ field, from, to: after }));
  });
  return newestFirst.reverse();
}

/** The number of times a time moved, and its distance from its first value. */
export interface Move {
  readonly field: TimeField;
  readonly times: number;
  readonly first: Date;
  /** When the first value was recorded, or still applied. */
  readonly firstAt: Date;
  readonly now: Date;
}

/** The times that moved. A time that was published only later, or was taken back, did not move. */
export function movesOf(current: TrackedValues, versions: readonly Version[]): Move[] {
  const [oldest] = versions;
  if (!oldest) return [];
  return timeFields.flatMap((field) => {
    const changed = versions.filter(({ former }) => instantIn(former, field) !== null);
    const first = changed[0] && instantIn(changed[0].former, field);
    const now = instantIn(current, field);
    if (!first || !now) return [];
    return [{ field, times: changed.length, first, firstAt: oldest.recordedAt, now }];
  });
}

/** Departures further apart are two voyages with the same number. */
export const sameVoyageDays = 14;

const hour = 3_600_000;
/** A departure that moves less is not an exception: carriers round to half days. */
const slipHours = 24;
/** A price without an update for more days is called old. */
export const oldPriceDays = 14;

export type ExceptionKind =
  | 'slipped'
  | 'broughtForward'
  | 'portAdded'
  | 'portOmitted'
  | 'portChanged'
  | 'cutOffMoved'
  | 'priceMoved'
  | 'priceOld';

export interface SailingNow {
  readonly current: TrackedValues;
  readonly versions: readonly Version[];
  /** Last change of the price; null where no price can age: the sailing has closed, or has none. */
  readonly pricedAt: Date | null;
}

/** Returns the exceptions for a shipper who booked by the first schedule, the most severe first. */
export function exceptionsOf({ current, versions, pricedAt }: SailingNow, now: Date): ExceptionKind[] {
  const first = valuesBefore(current, versions);
  const shift = (Number(instantIn(current, 'departure')) - Number(instantIn(first, 'departure'))) / hour;
  const [port, firstPort] = [current.transitPort, first.transitPort];
  const moves = movesOf(current, versions);
  const kinds: [ExceptionKind, boolean][] = [
    ['slipped', shift >= slipHours],
    ['broughtForward', shift <= -slipHours],
    ['portAdded', firstPort === null && port !== null],
    ['portOmitted', firstPort !== null && port === null],
    ['portChanged', firstPort !== null && port !== null && firstPort !== port],
    ['cutOffMoved', moves.some(({ field }) => field !== 'departure' && field !== 'arrival')],
    ['priceMoved', priceFields.some((field) => current[field] !== first[field])],
    ['priceOld', pricedAt !== null && Number(now) - Number(pricedAt) > oldPriceDays * 24 * hour],
  ];
  return kinds.filter(([, applies]) => applies).map(([kind]) => kind);
}

import { dayMs } from '../chinaDay.ts';

/** The kinds of notification that a reader can request, each at most once in a watch. */
export const watchKinds = [
  'totalUnder',
  'totalOver',
  'totalMoved',
  'cutOffMoved',
  'departureMoved',
  'sailingDropped',
  'sailingAdded',
  'newCarrier',
  'priceOld',
  'reliabilityUnder',
] as const;
export type WatchKind = (typeof watchKinds)[number];

/** Kinds that make sense for a route, and not for one sailing. */
export const routeOnlyKinds: readonly WatchKind[] = ['sailingAdded', 'newCarrier'];
/** Kinds that need a shipment, because they compare its total. */
export const totalKinds: readonly WatchKind[] = ['totalUnder', 'totalOver', 'totalMoved'];

/** Kinds that come with time, and not with an import. */
export const stateKinds = ['priceOld', 'reliabilityUnder'] as const satisfies readonly WatchKind[];

/** `limit` is in minor units of the shipment's currency, `percent` a share of the former total. */
export type WatchCondition =
  | TotalCondition
  | { readonly kind: 'reliabilityUnder'; readonly percent: number }
  | { readonly kind: 'priceOld'; readonly days: number }
  | {
      readonly kind: Exclude<
        WatchKind,
        'totalUnder' | 'totalOver' | 'totalMoved' | 'priceOld' | 'reliabilityUnder'
      >;
    };

/** A condition on the total of the watch's shipment. */
type TotalCondition =
  | { readonly kind: 'totalUnder' | 'totalOver'; readonly limit: number }
  | { readonly kind: 'totalMoved'; readonly percent: number };

/** A limit is between one and ten million of a currency, a share between one and a hundred percent, an age up to 90 days. */
export const watchLimits = {
  ...{ least: 100, most: 1_000_000_000 },
  ...{ leastPercent: 1, mostPercent: 100 },
  ...{ leastDays: 1, mostDays: 90 },
} as const;
/** Maximum number of watches of one account; the refusal `watchLimit` contains the same number. */
export const mostWatches = 200;

/** A sailing as one import published it. Times are ISO instants. */
export interface WatchedValues {
  readonly departure: string;
  /** By the code of the cut-off; null where it is not published. */
  readonly cutOffs: Readonly<Record<string, string | null>>;
}

/** The effect of one import on one sailing. */
export interface WatchedChange {
  /** Null for a sailing that the import added. */
  readonly before: WatchedValues | null;
  /** Null for a sailing that the import cancelled. */
  readonly after: WatchedValues | null;
  /** Whether the carrier had no sailing on the route before. */
  readonly newCarrier: boolean;
}

/** Totals of the watch's shipment on the sailing, in minor units; null where a part is missing. */
export interface WatchedTotals {
  readonly before: number | null;
  readonly after: number | null;
}

/** Why a watch fires, with the values that prove it. */
export type WatchReason =
  | {
      readonly kind: 'totalUnder' | 'totalOver' | 'totalMoved';
      readonly from: number | null;
      readonly to: number;
    }
  | { readonly kind: 'departureMoved'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'cutOffMoved';
      readonly moves: readonly { readonly code: string; readonly from: string; readonly to: string }[];
    }
  | { readonly kind: 'sailingDropped' | 'sailingAdded' | 'newCarrier' }
  /** `days` is the limit, `pricedAt` an ISO instant. */
  | { readonly kind: 'priceOld'; readonly days: number; readonly pricedAt: string }
  /** `percent` is the limit, `reliability` that of the carrier on the route. */
  | {
      readonly kind: 'reliabilityUnder';
      readonly percent: number;
      readonly reliability: number;
      readonly carrierCode: string;
    };

/**
 * Whether a change meets a condition; null where it does not. A limit is met by the change that crosses it, so that a total
 * that stays below it is reported once. A cut-off that is published first, or withdrawn, did not move.
 */
export function watchReason(
  condition: WatchCondition,
  change: WatchedChange,
  totals: () => WatchedTotals,
): WatchReason | null {
  const { before, after, newCarrier } = change;
  switch (condition.kind) {
    case 'totalUnder':
    case 'totalOver':
    case 'totalMoved':
      return totalReason(condition, totals());
    case 'cutOffMoved':
      return before && after ? cutOffReason(before, after) : null;
    case 'departureMoved':
      return before && after && before.departure !== after.departure
        ? { kind: 'departureMoved', from: before.departure, to: after.departure }
        : null;
    case 'sailingDropped':
      return after === null ? { kind: 'sailingDropped' } : null;
    case 'sailingAdded':
      return before === null ? { kind: 'sailingAdded' } : null;
    case 'newCarrier':
      return before === null && newCarrier ? { kind: 'newCarrier' } : null;
    case 'priceOld':
    case 'reliabilityUnder':
      return null;
  }
}

/** The current values of a sailing that can be booked. */
export interface SailingState {
  readonly carrierCode: string;
  /** ISO instant of the import that published its price; null for a sailing without a price. */
  readonly pricedAt: string | null;
  /** Percent of the carrier's sailings on the route that departed within a day; null below twenty calls. */
  readonly reliability: number | null;
}

/** Whether the state of a sailing meets a condition; null where it does not, and for conditions on changes. */
export function stateReason(
  condition: WatchCondition,
  { carrierCode, pricedAt, reliability }: SailingState,
  now: Date,
): WatchReason | null {
  if (condition.kind === 'priceOld') {
    const { kind, days } = condition;
    const isOld = pricedAt !== null && now.getTime() - Date.parse(pricedAt) > days * dayMs;
    return isOld ? { kind, days, pricedAt } : null;
  }
  if (condition.kind !== 'reliabilityUnder' || reliability === null) return null;
  const { kind, percent } = condition;
  return reliability < percent ? { kind, percent, reliability, carrierCode } : null;
}

function totalReason(
  condition: TotalCondition,
  { before: from, after: to }: WatchedTotals,
): WatchReason | null {
  if (to === null) return null;
  const { kind } = condition;
  if (kind === 'totalMoved') {
    const isFar = from !== null && from > 0 && Math.abs(to - from) * 100 >= condition.percent * from;
    return isFar ? { kind, from, to } : null;
  }
  const isBeyond = (total: number) =>
    kind === 'totalUnder' ? total < condition.limit : total > condition.limit;
  return isBeyond(to) && (from === null || !isBeyond(from)) ? { kind, from, to } : null;
}

function cutOffReason(before: WatchedValues, after: WatchedValues): WatchReason | null {
  const moves = Object.entries(before.cutOffs).flatMap(([code, from]) => {
    const to = after.cutOffs[code] ?? null;
    return from !== null && to !== null && from !== to ? [{ code, from, to }] : [];
  });
  return moves.length > 0 ? { kind: 'cutOffMoved', moves } : null;
}

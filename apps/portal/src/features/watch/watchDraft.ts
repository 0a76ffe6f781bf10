import type { WatchDelivery, WatchRow } from '@fairway/gateway/contract/watch';
import { minorUnits, type WatchCondition, type WatchKind, watchKinds, watchLimits } from '@fairway/trade';
import { wholeNumber } from './wholeNumber.ts';

/** The values of the watch form; texts are exactly as typed. */
export interface WatchDraft {
  readonly kinds: readonly WatchKind[];
  readonly totalUnder: string;
  readonly totalOver: string;
  readonly totalMoved: string;
  readonly priceOld: string;
  readonly reliabilityUnder: string;
  readonly delivery: WatchDelivery;
}

/** Kinds with a number. */
export const numberKinds = [
  'totalUnder',
  'totalOver',
  'totalMoved',
  'priceOld',
  'reliabilityUnder',
] as const satisfies readonly WatchKind[];
export type NumberKind = (typeof numberKinds)[number];

/** A new watch reports what costs a shipper a booking. */
export function draftOf(watch: WatchRow | null): WatchDraft {
  const texts = { totalUnder: '', totalOver: '', totalMoved: '5', priceOld: '14', reliabilityUnder: '80' };
  if (!watch) {
    return { ...texts, kinds: ['cutOffMoved', 'departureMoved', 'sailingDropped'], delivery: 'atOnce' };
  }
  for (const condition of watch.conditions) {
    if ('percent' in condition) texts[condition.kind] = String(condition.percent);
    else if (condition.kind === 'priceOld') texts.priceOld = String(condition.days);
    else if ('limit' in condition) texts[condition.kind] = String(condition.limit / 100);
  }
  const kinds = watchKinds.filter((kind) => watch.conditions.some((condition) => condition.kind === kind));
  return { ...texts, kinds, delivery: watch.delivery };
}

/** The conditions of a draft, or what keeps it from being one: no condition at all, or numbers out of range. */
export function conditionsOf(
  draft: WatchDraft,
): { readonly conditions: WatchCondition[] } | { readonly problems: readonly ('none' | NumberKind)[] } {
  const problems: ('none' | NumberKind)[] = draft.kinds.length === 0 ? ['none'] : [];
  const conditions = watchKinds
    .filter((kind) => draft.kinds.includes(kind))
    .flatMap((kind): WatchCondition[] => {
      if (kind === 'totalUnder' || kind === 'totalOver') {
        const limit = minorUnits(draft[kind].trim());
        if (limit !== null && limit >= watchLimits.least && limit <= watchLimits.most)
          return [{ kind, limit }];
        problems.push(kind);
        return [];
      }
      if (kind === 'totalMoved' || kind === 'reliabilityUnder') {
        const percent = wholeNumber(draft[kind]);
        if (percent >= watchLimits.leastPercent && percent <= watchLimits.mostPercent)
          return [{ kind, percent }];
        problems.push(kind);
        return [];
      }
      if (kind !== 'priceOld') return [{ kind }];
      const days = wholeNumber(draft.priceOld);
      if (days >= watchLimits.leastDays && days <= watchLimits.mostDays) return [{ kind, days }];
      problems.push(kind);
      return [];
    });
  return problems.length > 0 ? { problems } : { conditions };
}

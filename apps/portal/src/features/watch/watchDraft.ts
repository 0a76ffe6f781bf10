import type { WatchDelivery, WatchRow } from '@fairway/gateway/contract/watch';
import { minorUnits, type WatchCondition, type WatchKind, watchKinds, watchLimits } from '@fairway/trade';

/** What the form of a watch holds; texts are as typed. */
export interface WatchDraft {
  readonly kinds: readonly WatchKind[];
  readonly totalUnder: string;
  readonly totalOver: string;
  readonly totalMoved: string;
  readonly delivery: WatchDelivery;
}

export type NumberKind = 'totalUnder' | 'totalOver' | 'totalMoved';

/** A new watch reports what costs a shipper a booking. */
export function draftOf(watch: WatchRow | null): WatchDraft {
  const texts = { totalUnder: '', totalOver: '', totalMoved: '5' };
  if (!watch) {
    return { ...texts, kinds: ['cutOffMoved', 'departureMoved', 'sailingDropped'], delivery: 'atOnce' };
  }
  for (const condition of watch.conditions) {
    if (condition.kind === 'totalMoved') texts.totalMoved = String(condition.percent);
    else if ('limit' in condition) texts[condition.kind] = String(condition.limit / 100);
  }
  return { ...texts, kinds: watch.conditions.map(({ kind }) => kind), delivery: watch.delivery };
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
      if (kind !== 'totalMoved') return [{ kind }];
      const percent = /^\d{1,3}$/.test(draft.totalMoved.trim()) ? Number(draft.totalMoved) : 0;
      if (percent >= watchLimits.leastPercent && percent <= watchLimits.mostPercent)
        return [{ kind, percent }];
      problems.push(kind);
      return [];
    });
  return problems.length > 0 ? { problems } : { conditions };
}

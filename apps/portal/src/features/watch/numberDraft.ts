import type { WatchDelivery, WatchRow } from '@fairway/gateway/contract/watch';
import {
  type TrackedCondition,
  type TrackedDayKind,
  type TrackedKind,
  trackedDayKinds,
  trackedDays,
  trackedKinds,
} from '@fairway/trade';
import { wholeNumber } from './wholeNumber.ts';

/** The values of the form of a watch on a number; texts are exactly as typed. */
export interface NumberDraft extends Readonly<Record<TrackedDayKind, string>> {
  readonly kinds: readonly TrackedKind[];
  readonly delivery: WatchDelivery;
}

/** A new watch reports what delays a pick-up or costs money. */
export function numberDraftOf(watch: WatchRow | null): NumberDraft {
  const texts = { arrivalMoved: '2', freeTimeEnds: '3', noMovement: '7' };
  if (!watch) return { ...texts, kinds: ['arrivalMoved', 'discharged', 'freeTimeEnds'], delivery: 'atOnce' };
  for (const condition of watch.conditions) {
    const kind = trackedDayKinds.find((each) => each === condition.kind);
    if (kind && 'days' in condition) texts[kind] = String(condition.days);
  }
  const kinds = trackedKinds.filter((kind) => watch.conditions.some((condition) => condition.kind === kind));
  return { ...texts, kinds, delivery: watch.delivery };
}

/** The conditions of a draft, or what keeps it from being one: no condition at all, or days out of range. */
export function numberConditionsOf(
  draft: NumberDraft,
): { readonly conditions: TrackedCondition[] } | { readonly problems: readonly ('none' | TrackedDayKind)[] } {
  const problems: ('none' | TrackedDayKind)[] = draft.kinds.length === 0 ? ['none'] : [];
  const conditions = trackedKinds
    .filter((kind) => draft.kinds.includes(kind))
    .flatMap((kind): TrackedCondition[] => {
      if (kind === 'rolled' || kind === 'customsHold' || kind === 'discharged') return [{ kind }];
      const days = wholeNumber(draft[kind]);
      if (days >= trackedDays.least && days <= trackedDays.most) return [{ kind, days }];
      problems.push(kind);
      return [];
    });
  return problems.length > 0 ? { problems } : { conditions };
}

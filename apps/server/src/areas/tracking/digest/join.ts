import type { CarrierEvent } from '../carriers/carrier.ts';
import { placeKeys } from './placeKeys.ts';
import type { ReportedEvent } from './types.ts';

/** More than any bill has; what comes after that pushes out the oldest. */
const mostEvents = 3000;

/**
 * Known events and those of an answer, each once. An event that a complete answer no longer contains stays, but is
 * marked as not listed; an answer with missing pages supersedes nothing.
 */
export function joinEvents(
  before: readonly ReportedEvent[],
  answer: { readonly events: readonly CarrierEvent[]; readonly whole: boolean },
): ReportedEvent[] {
  const placeOf = placeKeys([...before, ...answer.events]);
  const keyOf = (event: CarrierEvent) =>
    [
      event.box ?? '',
      event.what,
      placeOf(event),
      event.classifier,
      event.at.toISOString(),
      event.vessel?.name ?? '',
    ].join(' ');
  const byKey = new Map<string, ReportedEvent>();
  for (const each of before) {
    const key = keyOf(each);
    if (!byKey.has(key)) byKey.set(key, answer.whole ? { ...each, listed: false } : each);
  }
  for (const each of answer.events) {
    const key = keyOf(each);
    byKey.set(key, { ...(byKey.get(key) ?? each), listed: true });
  }
  return [...byKey.values()].slice(-mostEvents);
}

/** Whether an answer brought anything, or took anything back. */
export function isNews(before: readonly ReportedEvent[], after: readonly ReportedEvent[]): boolean {
  return (
    before.length !== after.length || before.some(({ listed }, index) => listed !== after[index]?.listed)
  );
}

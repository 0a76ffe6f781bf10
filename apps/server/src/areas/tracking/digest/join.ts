import type { CarrierEvent } from '../carriers/carrier.ts';
import { placeKeys } from './placeKeys.ts';
import type { ReportedEvent } from './types.ts';

/** Above the count of any bill; further events replace the oldest. */
const mostEvents = 3000;

/**
 * Merges known events and those of a response, each once. An event that a complete response no longer contains is kept,
 * but marked as not listed; a response with missing pages supersedes nothing.
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

/** Whether a response added or superseded any event. */
export function isNews(before: readonly ReportedEvent[], after: readonly ReportedEvent[]): boolean {
  return (
    before.length !== after.length || before.some(({ listed }, index) => listed !== after[index]?.listed)
  );
}

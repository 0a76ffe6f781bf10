import type { EventName } from '../carriers/carrier.ts';
import type { ReportedEvent } from './types.ts';

/** Events that begin a new journey, once a container is free again. */
const beginnings: readonly EventName[] = ['CONF', 'PICK', 'STUF', 'GTIN', 'LOAD', 'DEPA'];

/** The events of a container's present journey: after a return and a new use, nothing from before. */
export function presentJourney(reportedEvents: readonly ReportedEvent[]): readonly ReportedEvent[] {
  const returns = reportedEvents
    .filter(({ what, classifier }) => what === 'DROP' && classifier === 'ACT')
    .map(({ at }) => at)
    .filter((returned) => reportedEvents.some(({ what, at }) => beginnings.includes(what) && at > returned));
  if (returns.length === 0) return reportedEvents;
  const last = Math.max(...returns.map(Number));
  return reportedEvents.filter(({ at }) => Number(at) > last);
}

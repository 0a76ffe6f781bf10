import type { PlaceKey } from './placeKeys.ts';
import type { ReportedEvent } from './types.ts';

/**
 * Whether the carrier took an event back: its latest response lacks the event, but has others of its kind. Some
 * carriers list only the newest events, so a response without plans takes no plan back, and one that begins later takes
 * no past event back.
 */
export function isSuperseded(
  event: readonly ReportedEvent[],
  all: readonly ReportedEvent[],
  listed: readonly ReportedEvent[],
  keyOf: PlaceKey,
): boolean {
  if (listed.length === 0 || event.some((each) => each.listed)) return false;
  const happened = event.find(({ classifier }) => classifier === 'ACT');
  if (happened) return listed.some(({ classifier, at }) => classifier === 'ACT' && at < happened.at);
  return listed.some(({ classifier }) => classifier !== 'ACT') || cameElsewhere(event, all, listed, keyOf);
}

/** The reports of an event without those that the carrier took back: it happened, and now it is only expected. */
export function withoutTakenBack(
  event: readonly ReportedEvent[],
  listed: readonly ReportedEvent[],
): readonly ReportedEvent[] {
  const isPast = ({ classifier }: ReportedEvent) => classifier === 'ACT';
  if (!event.some((each) => each.listed) || event.some((each) => each.listed && isPast(each))) return event;
  return event.filter(
    (each) => !isPast(each) || !listed.some((other) => isPast(other) && other.at < each.at),
  );
}

/** Whether the cargo arrived at a port that was not planned. */
function cameElsewhere(
  event: readonly ReportedEvent[],
  all: readonly ReportedEvent[],
  listed: readonly ReportedEvent[],
  keyOf: PlaceKey,
): boolean {
  const isArrival = ({ what }: ReportedEvent) => what === 'ARRI' || what === 'DISC';
  if (!event.some(isArrival)) return false;
  const planned = new Set(
    all.filter((each) => isArrival(each) && each.classifier !== 'ACT').map((each) => keyOf(each)),
  );
  return listed.some((each) => isArrival(each) && each.classifier === 'ACT' && !planned.has(keyOf(each)));
}

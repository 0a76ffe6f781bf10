import { type TrackedState, trackedEventKinds, trackedReports } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { trackedStates } from '../../tracking/index.ts';
import type { NumberBaseline } from '../tables.ts';

interface TrackedNumber {
  readonly tenantId: string;
  readonly trackingId: string;
}

/** The values of a number now, which a watch that begins or resumes now does not report. */
export async function baselineOf(db: Db, number: TrackedNumber, now: Date): Promise<NumberBaseline> {
  const { trackingId } = number;
  const state = (await trackedStates(db, [number], now)).get(trackingId);
  return state ? { arrival: state.arrival, events: eventsOf(state, now) } : { arrival: null, events: [] };
}

/** Events that have happened, as kind and key. */
function eventsOf(state: TrackedState, now: Date): string[] {
  return trackedEventKinds.flatMap((kind) =>
    trackedReports({ kind }, state, null, now).map(({ reason, key }) => eventName(reason.kind, key)),
  );
}

export function eventName(kind: string, key: string): string {
  return `${kind} ${key}`;
}

import type { TrackedRow } from '@fairway/gateway/contract/cargoTracking';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { shiftHours } from '../digest/containerState.ts';
import { briefOf, placeOf, timeAt } from '../places.ts';

export type TrackingRow = Omit<Selectable<Tables['tracking']>, 'said' | 'revision'> & {
  readonly carrierZh: string | null;
  readonly carrierEn: string | null;
  readonly nextAskAt: Date | null;
  readonly askedAt: Date | null;
};

/** A watched number as lists show it. */
export function toRow(row: TrackingRow, now: Date): TrackedRow {
  const [origin, destination] = [placeOf(row.origin), placeOf(row.destination)];
  const {
    aheadState,
    aheadCount,
    carrierCode,
    carrierZh,
    carrierEn,
    vesselName,
    vesselImo,
    voyage,
    plannedArrival,
    arrival,
  } = row;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    carrier:
      carrierCode === null
        ? null
        : { code: carrierCode, nameZh: carrierZh ?? carrierCode, nameEn: carrierEn ?? carrierCode },
    state: row.state,
    exception: row.exception,
    boxType: row.boxType,
    boxes: row.boxes,
    ahead: aheadState === null ? null : { state: aheadState, count: aheadCount ?? 0 },
    vessel: vesselName === null ? null : { name: vesselName, imo: vesselImo, voyage: voyage ?? '' },
    origin: briefOf(origin),
    destination: briefOf(destination),
    plannedDeparture: timeAt(row.plannedDeparture, origin),
    departure: timeAt(row.departure, origin),
    plannedArrival: timeAt(plannedArrival, destination),
    arrival: timeAt(arrival, destination),
    shiftHours: arrival === null ? null : shiftHours({ plannedAt: plannedArrival, at: arrival }),
    progress: progressOf(row, now),
    waitingAt: briefOf(placeOf(row.waitingAt)),
    askedAt: row.askedAt?.toISOString() ?? null,
    nextAskAt: row.nextAskAt?.toISOString() ?? null,
    notify: row.notify,
    addedAt: row.addedAt.toISOString(),
    sample: row.sample,
  };
}

/** Returns the progress of the voyage: the share of its time that has passed; 1 once it arrived. */
export function progressOf(
  { state, departure, arrival }: Pick<TrackingRow, 'state' | 'departure' | 'arrival'>,
  now: Date,
): number {
  if (state === 'arrived' || state === 'done') return 1;
  if (state !== 'sailing' || departure === null || arrival === null || arrival <= departure) return 0;
  const share = (now.getTime() - departure.getTime()) / (arrival.getTime() - departure.getTime());
  // It has not arrived, however late it is.
  return Math.round(Math.min(Math.max(share, 0), 0.99) * 1000) / 1000;
}

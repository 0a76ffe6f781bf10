import type { TrackingDetail } from '@fairway/gateway/contract/cargoTracking';
import { demurrageBoxOf, isShipmentBox, shipmentBoxFacts } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { dayAt } from '../../../time/zone.ts';
import { importFreeTime } from '../../demurrageTariff/index.ts';
import { placeOf } from '../places.ts';

/** A number without the free time of its container. */
export type TrackedJourney = Omit<TrackingDetail, 'freeTime'>;

/** Adds the free time of a container from its discharge at destination until it leaves the terminal. */
export async function withFreeTime(db: Db, journey: TrackedJourney, now: Date): Promise<TrackingDetail> {
  const { row, events, containers } = journey;
  const { carrier, destination, boxType } = row;
  const happened = events.filter(({ classifier, superseded }) => classifier === 'ACT' && !superseded);
  const discharge = happened.findLast(
    ({ what, port }) => what === 'DISC' && destination !== null && port?.code === destination.code,
  );
  const port = placeOf(destination?.code ?? null);
  const box =
    boxType !== null && isShipmentBox(boxType) ? demurrageBoxOf(shipmentBoxFacts[boxType].iso) : null;
  // Containers of a bill are discharged on different days.
  const isSingle = containers.length === 0 && row.boxes === 1;
  const isGone = happened.some(
    ({ what, at }) => what === 'GTOT' && (at?.at ?? '') >= (discharge?.at?.at ?? ''),
  );
  if (!discharge?.at || !port || !carrier || !box || !isSingle || isGone) return { ...journey, freeTime: [] };
  const day = dayAt(new Date(discharge.at.at), port.zone);
  return {
    ...journey,
    freeTime: await importFreeTime(db, { port, carrierCode: carrier.code, box, day }, now),
  };
}

import type { TrackingDetail } from '@fairway/gateway/contract/cargoTracking';
import type { ImportFreeTime } from '@fairway/gateway/contract/freight';
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
  const happened = events.flatMap(({ classifier, superseded, what, port, at }) =>
    classifier === 'ACT' && !superseded ? [{ what, portCode: port?.code ?? null, at: at?.at ?? null }] : [],
  );
  // Containers of a bill are discharged on different days.
  const isSingle = containers.length === 0 && row.boxes === 1;
  const container = { carrierCode: carrier?.code ?? null, destination: destination?.code ?? null, boxType };
  return { ...journey, freeTime: isSingle ? await freeTimeOf(db, { ...container, happened }, now) : [] };
}

/** One container with the events that happened to it, in their order. */
interface DischargedContainer {
  readonly carrierCode: string | null;
  readonly destination: string | null;
  readonly boxType: string | null;
  readonly happened: readonly {
    readonly what: string;
    readonly portCode: string | null;
    readonly at: string | null;
  }[];
}

/** The free time of one container; empty before its discharge, after it left, and where the tariff is unknown. */
export async function freeTimeOf(
  db: Db,
  { carrierCode, destination, boxType, happened }: DischargedContainer,
  now: Date,
): Promise<ImportFreeTime[]> {
  const discharge = happened.findLast(
    ({ what, portCode }) => what === 'DISC' && destination !== null && portCode === destination,
  );
  const port = placeOf(destination);
  const box =
    boxType !== null && isShipmentBox(boxType) ? demurrageBoxOf(shipmentBoxFacts[boxType].iso) : null;
  const isGone = happened.some(({ what, at }) => what === 'GTOT' && (at ?? '') >= (discharge?.at ?? ''));
  if (!discharge?.at || !port || !carrierCode || !box || isGone) return [];
  return importFreeTime(db, { port, carrierCode, box, day: dayAt(new Date(discharge.at), port.zone) }, now);
}

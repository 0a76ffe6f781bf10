import type { Digest } from '../digest/types.ts';
import { placeOf } from '../places.ts';
import { boxName } from '../polling/reportedEvents.ts';

/** Returns the columns of the list's row, from a digest. */
export function columnsOf(digestNow: Digest) {
  const { departure, arrival, vessel, ahead } = digestNow;
  const codeOf = (locode: string | null | undefined) => placeOf(locode ?? null)?.code ?? null;
  return {
    state: digestNow.state,
    exception: digestNow.exception,
    boxType: boxName(digestNow.isoType),
    boxes: digestNow.boxes,
    aheadState: ahead?.state ?? null,
    aheadCount: ahead?.count ?? null,
    vesselName: vessel?.name ?? null,
    vesselImo: vessel?.imo ?? null,
    voyage: vessel?.voyage ?? null,
    origin: codeOf(departure?.locode),
    destination: codeOf(arrival?.locode),
    waitingAt: codeOf(digestNow.waitingAt),
    plannedDeparture: departure?.plannedAt ?? null,
    departure: departure?.at ?? null,
    plannedArrival: arrival?.plannedAt ?? null,
    arrival: arrival?.at ?? null,
  };
}

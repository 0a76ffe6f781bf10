import type { ShipmentQuery } from '@fairway/trade';
import { withShipment } from '../../../features/shipment/shipmentEntries.ts';

/** A route, from its page's address. */
export interface LaneAsked {
  readonly origin: string;
  readonly destination: string;
}

const portCode = /^[A-Z]{2}[A-Z0-9]{3}$/;

/** Reads the route of an address; null if it has none. */
export function readLane(search: URLSearchParams): LaneAsked | null {
  const [origin, destination] = ['origin', 'destination'].map(
    (name) => search.get(name)?.trim().toUpperCase() ?? '',
  );
  return origin && destination && portCode.test(origin) && portCode.test(destination)
    ? { origin, destination }
    : null;
}

/** Returns the address of a route's page, with the shipment. */
export function followInfoAddress({ origin, destination }: LaneAsked, shipment: ShipmentQuery = {}): string {
  return withShipment(`/followInfo?${new URLSearchParams({ origin, destination })}`, shipment);
}

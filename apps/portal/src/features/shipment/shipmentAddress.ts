import {
  readShipment,
  type Shipment,
  type ShipmentQuery,
  type ShipmentRead,
  shipmentEntries,
  writeShipment,
} from '@fairway/trade';
import { shipmentEntriesIn } from './shipmentEntries.ts';

/** The shipment of an address, and what of it could not be read. */
export function shipmentIn(params: URLSearchParams): ShipmentRead {
  return readShipment(shipmentEntriesIn(params));
}

/** The shipment of an address as calls and links take it; nothing without boxes. */
export function shipmentQueryIn(params: URLSearchParams): ShipmentQuery {
  return shipmentQueryOf(shipmentEntriesIn(params));
}

/** The shipment of some entries as calls and links take it; nothing without boxes. */
export function shipmentQueryOf(entries: ShipmentQuery): ShipmentQuery {
  const { shipment } = readShipment(entries);
  return shipment ? writeShipment(shipment) : {};
}

/** A query with its shipment as the gateway takes it; entries that cannot be read are left out. */
export function withReadableShipment<Query extends ShipmentQuery>(query: Query): Query {
  const { shipment } = readShipment(query);
  const others = Object.fromEntries(
    Object.entries(query).filter(([name]) => !(shipmentEntries as readonly string[]).includes(name)),
  );
  return { ...(others as Query), ...(shipment ? writeShipment(shipment) : {}) };
}

/** `2 × 20GP + 1 × 40HQ · FOB · USD` */
export function summaryOf({ boxes, incoterm, currency }: Shipment): string {
  const counts = boxes.map(({ type, count }) => `${count} × ${type}`).join(' + ');
  return [counts, incoterm, currency].filter(Boolean).join(' · ');
}

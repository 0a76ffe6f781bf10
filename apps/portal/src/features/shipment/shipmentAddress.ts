import {
  readShipment,
  type Shipment,
  type ShipmentQuery,
  type ShipmentRead,
  shipmentEntries,
  writeShipment,
} from '@fairway/trade';

/** The shipment of an address, and what of it could not be read. */
export function shipmentIn(params: URLSearchParams): ShipmentRead {
  return readShipment(Object.fromEntries(shipmentEntries.map((name) => [name, params.get(name) ?? ''])));
}

/** The shipment of an address as calls and links take it; nothing without boxes. */
export function shipmentQueryIn(params: URLSearchParams): ShipmentQuery {
  const { shipment } = shipmentIn(params);
  return shipment ? writeShipment(shipment) : {};
}

/** The entries of a query that say a shipment, without all else. */
export function shipmentEntriesOf(query: ShipmentQuery): ShipmentQuery {
  return Object.fromEntries(
    shipmentEntries.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
}

/** An address with another shipment, or without one; all else it says stays. */
export function withShipment(address: string, query: ShipmentQuery): string {
  const [path = '', text = ''] = address.split('?');
  const params = new URLSearchParams(text);
  for (const name of shipmentEntries) {
    const value = query[name];
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** `2 × 20GP + 1 × 40HQ · FOB · USD` */
export function summaryOf({ boxes, incoterm, currency }: Shipment): string {
  const counts = boxes.map(({ type, count }) => `${count} × ${type}`).join(' + ');
  return [counts, incoterm, currency].filter(Boolean).join(' · ');
}

import { type ShipmentQuery, shipmentEntries } from '@fairway/trade';

/** The entries of a query that describe a shipment, without the others. */
export function shipmentEntriesOf(query: ShipmentQuery): ShipmentQuery {
  return Object.fromEntries(
    shipmentEntries.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
}

/** The entries of an address that describe a shipment, as written. */
export function shipmentEntriesIn(params: URLSearchParams): ShipmentQuery {
  return Object.fromEntries(
    shipmentEntries.flatMap((name) => {
      const value = params.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
}

/** An address with another shipment, or without one; its other entries stay. */
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

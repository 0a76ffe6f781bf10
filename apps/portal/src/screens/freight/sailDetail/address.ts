import type { ShipmentQuery } from '@fairway/trade';
import { withShipment } from '../../../features/shipment/shipmentEntries.ts';

export interface SailDetailQuery {
  readonly id: string;
  /** Also shows the sailing as it was on an earlier day. */
  readonly asOf?: string;
  /** Plans the sailing for cargo that is ready on this day and so many working days on the road. */
  readonly ready?: string;
  readonly inlandDays?: string;
}

/** Returns the address of one sailing, with the shipment. */
export function sailDetailAddress(
  { id, asOf, ready, inlandDays }: SailDetailQuery,
  shipment: ShipmentQuery = {},
): string {
  // A caller may pass a whole sailing.
  const more = Object.entries({ asOf, inlandDays }).flatMap(([name, value]) =>
    value ? `&${name}=${value}` : [],
  );
  return withShipment(`/sailDetail?id=${id}${more.join('')}`, ready ? { ...shipment, ready } : shipment);
}

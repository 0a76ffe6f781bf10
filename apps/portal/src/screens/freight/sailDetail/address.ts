import type { ShipmentQuery } from '@fairway/trade';
import { withShipment } from '../../../features/shipment/shipmentAddress.ts';

/** Address of one sailing, with what is shipped on it. */
export function sailDetailAddress({ id }: { id: string }, shipment: ShipmentQuery = {}): string {
  return withShipment(`/sailDetail?id=${id}`, shipment);
}

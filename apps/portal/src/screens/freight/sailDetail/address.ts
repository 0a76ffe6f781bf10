import type { ShipmentQuery } from '@fairway/trade';
import { withShipment } from '../../../features/shipment/shipmentAddress.ts';

/** Address of one sailing, with what is shipped on it; `asOf` also shows it as it was on an earlier day. */
export function sailDetailAddress(
  { id, asOf }: { id: string; asOf?: string },
  shipment: ShipmentQuery = {},
): string {
  return withShipment(`/sailDetail?id=${id}${asOf ? `&asOf=${asOf}` : ''}`, shipment);
}

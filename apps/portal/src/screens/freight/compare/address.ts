import type { ShipmentQuery } from '@fairway/trade';
import { withShipment } from '../../../features/shipment/shipmentEntries.ts';

export const fewestCompared = 2;
export const mostCompared = 5;

/** Address of sailings side by side. */
export function compareAddress(ids: readonly string[], shipment: ShipmentQuery = {}): string {
  return withShipment(`/compareSailings?ids=${ids.slice(0, mostCompared).join('.')}`, shipment);
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the sailings that an address compares, each once; invalid ids are dropped. */
export function comparedIn(params: URLSearchParams): readonly string[] {
  const parts = (params.get('ids') ?? '').slice(0, 400).split('.');
  return [...new Set(parts.filter((part) => id.test(part)))].slice(0, mostCompared);
}

import type { ShipmentQuery } from '@fairway/trade';
import { withShipment } from '../../../features/shipment/shipmentEntries.ts';

export const fewestCompared = 2;
export const mostCompared = 5;

/** Address of sailings side by side; `list` is the address of the list that they were ticked in. */
export function compareAddress(ids: readonly string[], shipment: ShipmentQuery = {}, list?: string): string {
  const params = new URLSearchParams({ ids: ids.slice(0, mostCompared).join('.') });
  const [, search] = list?.split('?') ?? [];
  if (search) params.set('list', search);
  return withShipment(`/compareSailings?${params}`, shipment);
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads ids of sailings joined by dots, each once; invalid ones are dropped. */
export function readIds(text: string): readonly string[] {
  const parts = text.slice(0, 400).split('.');
  return [...new Set(parts.filter((part) => id.test(part)))].slice(0, mostCompared);
}

/** Returns the sailings that an address compares. */
export function comparedIn(params: URLSearchParams): readonly string[] {
  return readIds(params.get('ids') ?? '');
}

/** Returns the query of the list that an address was opened from; empty without one. */
export function listIn(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams((params.get('list') ?? '').slice(0, 1000));
}

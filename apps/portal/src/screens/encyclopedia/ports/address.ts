import type { ListQuery } from '@fairway/gateway/contract/listing';
import { portListing } from '@fairway/gateway/contract/listings/ports';
import { listAddress } from '../../../features/guide/useList.ts';

export const portsPath = '/wikipedia/harbour';

/** Address of container ports, all or those of a group of routes or a country. */
export function portsAddress(query: Partial<ListQuery<typeof portListing>> = {}): string {
  return listAddress(portsPath, portListing, query);
}

import type { ListQuery } from '@fairway/gateway/contract/listing';
import { hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import { listAddress } from '../../../features/guide/useList.ts';

export const hsCodePath = '/logisticsTool/HScode';

/** Address of a search for goods; without one, of the sections. */
export function hsCodeAddress(query: Partial<ListQuery<typeof hsListing>> = {}): string {
  return listAddress(hsCodePath, hsListing, query);
}

import { writeListing } from '@fairway/gateway/contract/listAddress';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { transferListing } from '@fairway/gateway/contract/listings/transfers';

export type TransferQuery = ListQuery<typeof transferListing>;

/** The queue, with one of its cases open beside it. */
export function transfersAddress(query: TransferQuery, orderNo: string | null): string {
  const params = writeListing(transferListing, query);
  if (orderNo !== null) params.set('orderNo', orderNo);
  const search = params.toString();
  return search ? `/transfers?${search}` : '/transfers';
}

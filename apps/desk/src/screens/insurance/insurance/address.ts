import { writeListing } from '@fairway/gateway/contract/listAddress';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { intentionListing } from '@fairway/gateway/contract/listings/intentions';

export type IntentionQuery = ListQuery<typeof intentionListing>;

/** The queue, with one of its intentions open beside it. */
export function intentionsAddress(query: IntentionQuery, intentionNo: string | null): string {
  const params = writeListing(intentionListing, query);
  if (intentionNo !== null) params.set('intentionNo', intentionNo);
  const search = params.toString();
  return search ? `/insurance?${search}` : '/insurance';
}

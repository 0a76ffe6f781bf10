import { writeListing } from '@fairway/gateway/contract/listAddress';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { auditListing } from '@fairway/gateway/contract/listings/audit';

export type LogQuery = ListQuery<typeof auditListing>;

/** The log as a query reads it. */
export function logAddress(query: LogQuery): string {
  const search = writeListing(auditListing, query).toString();
  return search ? `/log?${search}` : '/log';
}

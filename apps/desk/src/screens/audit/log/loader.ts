import { audit } from '@fairway/gateway/contract/audit';
import { readListing } from '@fairway/gateway/contract/listAddress';
import { auditListing } from '@fairway/gateway/contract/listings/audit';
import type { LoaderArgs } from '@fairway/site';

/** A page of the log. */
export async function loader({ search, send }: LoaderArgs) {
  const query = readListing(auditListing, search);
  return { query, found: await send(audit.selectPage, { query }) };
}

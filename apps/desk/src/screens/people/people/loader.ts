import { readListing } from '@fairway/gateway/contract/listAddress';
import { peopleListing } from '@fairway/gateway/contract/listings/people';
import { people } from '@fairway/gateway/contract/people';
import type { LoaderArgs } from '@fairway/site';

/** A page of accounts. */
export async function loader({ search, send }: LoaderArgs) {
  const query = readListing(peopleListing, search);
  return { query, found: await send(people.selectPage, { query }) };
}

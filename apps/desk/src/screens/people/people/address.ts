import { writeListing } from '@fairway/gateway/contract/listAddress';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { peopleListing } from '@fairway/gateway/contract/listings/people';

export type PeopleQuery = ListQuery<typeof peopleListing>;

/** Accounts as a query reads them. */
export function peopleAddress(query: PeopleQuery): string {
  const search = writeListing(peopleListing, query).toString();
  return search ? `/people?${search}` : '/people';
}

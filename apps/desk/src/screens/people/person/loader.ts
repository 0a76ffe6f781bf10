import { people } from '@fairway/gateway/contract/people';
import type { LoaderArgs } from '@fairway/site';

/** Loads one account with its details. */
export async function loader({ search, send }: LoaderArgs) {
  return { person: await send(people.selectPerson, { query: { id: search.get('id') ?? '' } }) };
}

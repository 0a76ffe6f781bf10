import { people } from '@fairway/gateway/contract/people';
import type { LoaderArgs } from '@fairway/site';

/** Loads one account with its details. The texts of the log name the actions of staff. */
export async function loader({ search, send, loadWords }: LoaderArgs) {
  const [person] = await Promise.all([
    send(people.selectPerson, { query: { id: search.get('id') ?? '' } }),
    loadWords('screens/audit/log'),
    loadWords('features/case'),
  ]);
  return { person };
}

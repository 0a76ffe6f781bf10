import { cities } from '@fairway/gateway/contract/city';
import type { LoaderArgs } from '@fairway/site';

/** Cities to choose from, and the reader's own. */
export async function loader({ send }: LoaderArgs) {
  const [{ rows }, mine] = await Promise.all([send(cities.selectAll), send(cities.selectMine)]);
  return { rows, mine };
}

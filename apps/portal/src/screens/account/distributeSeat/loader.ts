import { seat } from '@fairway/gateway/contract/seat';
import type { LoaderArgs } from '@fairway/site';

/** Reads the seats of the company with their routes, and the words that its pages share. */
export async function loader({ send, loadWords }: LoaderArgs) {
  const [plan] = await Promise.all([send(seat.selectAll, {}), loadWords('features/company')]);
  return plan;
}

import { seat } from '@fairway/gateway/contract/seat';
import type { LoaderArgs } from '@fairway/site';

/** Reads the seats of the company with their routes. */
export function loader({ send }: LoaderArgs) {
  return send(seat.selectAll, {});
}

import { seat } from '@fairway/gateway/contract/seat';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { user } from '@fairway/gateway/contract/user';
import type { LoaderArgs } from '@fairway/site';
import { holds } from '@fairway/trade';

/** Reads the subscriptions and, for a reader who assigns seats, their users. */
export async function loader({ send }: LoaderArgs) {
  const [mine, profile] = await Promise.all([send(subscribe.selectMine, {}), send(user.profile, {})]);
  const assigns = holds(profile.permissions, 'seat:assign');
  return {
    trial: mine.trial,
    subscribedRoutes: mine.routes,
    plan: assigns ? await send(seat.selectAll, {}) : null,
  };
}

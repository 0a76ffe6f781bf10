import type { KeptRoute } from '@fairway/gateway/contract/seaRouteDesk';
import { useWords } from './words.ts';

/** Names a route by both ports, in the reader's language. */
export function useRouteName() {
  const { nameOf } = useWords();
  return ({ origin, destination }: Pick<KeptRoute, 'origin' | 'destination'>) =>
    `${nameOf(origin)} → ${nameOf(destination)}`;
}

import type { KeptRoute } from '@fairway/gateway/contract/seaRouteDesk';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Names a route by both ports, in the reader's language. */
export function useRouteName() {
  const { nameOf } = useWords<typeof words>();
  return ({ origin, destination }: Pick<KeptRoute, 'origin' | 'destination'>) =>
    `${nameOf(origin)} → ${nameOf(destination)}`;
}

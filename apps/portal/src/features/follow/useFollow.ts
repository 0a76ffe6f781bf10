import type { PortBrief } from '@fairway/gateway/contract/harbour';
import { type MutationResult, useMutation, usePrefetchedCode } from '@fairway/site';
import { useReader } from '../reader/reader.ts';
import type { FollowSpoken } from './say.ts';

/** A route by its ports. */
export interface Lane {
  readonly origin: PortBrief;
  readonly destination: PortBrief;
}

const calls = () => import('./calls.ts');

/** Whether a route is to be followed. */
interface Follow extends Lane {
  readonly followed: boolean;
}

/** A route by the codes of its ports, as its press is stored until a login. */
export const keyOf = ({ origin, destination }: Lane) => `${origin.code}-${destination.code}`;

/** Follows routes and stops following them, shows a message, and offers to undo it. */
export function useFollow(
  { t, nameOf }: Pick<FollowSpoken, 't' | 'nameOf'>,
  afterLogin?: string,
): MutationResult<Follow, void> {
  const reader = useReader();
  usePrefetchedCode(calls, reader !== undefined && reader.kind !== 'visitor');
  const nameOfRoute = ({ origin, destination }: Lane) =>
    t('follow.lane', { origin: nameOf(origin), destination: nameOf(destination) });
  const follow: MutationResult<Follow, void> = useMutation(
    async ({ origin, destination, followed }: Follow, send) =>
      (await calls()).setFollowed(send, { origin: origin.code, destination: destination.code }, followed),
    {
      subject: (route) => `follow ${keyOf(route)}`,
      success: (_, { followed, ...route }) =>
        t(followed ? 'follow.followedToast' : 'follow.removedToast', { lane: nameOfRoute(route) }),
      undo: (_, { followed, ...route }) =>
        followed
          ? null
          : { label: t('follow.undo'), onPress: () => void follow.mutate({ ...route, followed: true }) },
      afterLogin,
    },
  );
  return follow;
}

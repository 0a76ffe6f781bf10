import type { PortBrief } from '@fairway/gateway/contract/harbour';
import { useFetchedAhead, useRevalidate, useSite } from '@fairway/site';
import { useState } from 'react';
import { useReader } from '../reader/reader.ts';
import type { FollowSpoken } from './say.ts';

/** A lane by its ports. */
export interface Lane {
  readonly origin: PortBrief;
  readonly destination: PortBrief;
}

const calls = () => import('./calls.ts');

/** Follows routes and stops following them, shows a message, and offers to undo it. */
export function useFollow({ t, nameOf }: Pick<FollowSpoken, 't' | 'nameOf'>) {
  const { send, toasts, messageOf } = useSite();
  const revalidate = useRevalidate();
  const reader = useReader();
  useFetchedAhead(calls, reader !== undefined && reader.kind !== 'visitor');
  /** What is being said of which lane; null while nothing is. */
  const [wanted, setWanted] = useState<{ readonly key: string; readonly followed: boolean } | null>(null);

  const set = async ({ origin, destination }: Lane, followed: boolean) => {
    const key = `${origin.code}-${destination.code}`;
    const code = `follow ${key}`;
    const lane = t('follow.lane', { origin: nameOf(origin), destination: nameOf(destination) });
    setWanted({ key, followed });
    try {
      await (await calls()).setFollowed(
        send,
        { origin: origin.code, destination: destination.code },
        followed,
      );
      toasts.show({
        tone: 'good',
        text: followed ? t('follow.followedToast', { lane }) : t('follow.removedToast', { lane }),
        code,
        action: followed
          ? undefined
          : { label: t('follow.undo'), onPress: () => void set({ origin, destination }, true) },
      });
      await revalidate();
    } catch (error) {
      toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code });
    }
    setWanted(null);
  };
  return { wanted, set };
}

import { useGateway, whenIdle } from '@fairway/site';
import { useEffect, useRef, useState } from 'react';

/** Ms for which a count is not read again. */
const freshFor = 60_000;

const calls = () => import('../../calls/notification.ts');

/**
 * The number of unread notifications: read at first, and again at a navigation or when the tab is shown, at most once a
 * minute. A hidden tab reads nothing, and after a failure the last count stays.
 */
export function useUnread(pathname: string): readonly [number, (unread: number) => void] {
  const { send } = useGateway();
  const [unread, setUnread] = useState(0);
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened reads again.
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      if (document.visibilityState === 'hidden' || performance.now() - readAt.current < freshFor) return;
      readAt.current = performance.now();
      const count = await calls()
        .then(({ unreadCount }) => unreadCount(send))
        .catch(() => null);
      if (isCurrent && count !== null) setUnread(count);
    };
    const cancelRead = whenIdle(read);
    document.addEventListener('visibilitychange', read);
    return () => {
      isCurrent = false;
      cancelRead();
      document.removeEventListener('visibilitychange', read);
    };
  }, [send, pathname]);
  return [unread, setUnread];
}

import type { QueueCount } from '@fairway/gateway/contract/transferReview';
import { useEffect, useState } from 'react';

/** The counted queues; the last counts stay while new ones are on the way. */
export function useQueues(pending: Promise<readonly QueueCount[]> | undefined): readonly QueueCount[] {
  const [queues, setQueues] = useState<readonly QueueCount[]>([]);
  useEffect(() => {
    let isCurrent = true;
    pending?.then((counted) => isCurrent && setQueues(counted));
    return () => {
      isCurrent = false;
    };
  }, [pending]);
  return pending ? queues : [];
}

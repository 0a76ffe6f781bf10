import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadQueue } from './machine/createUploadQueue.ts';
import { isActive } from './machine/isActive.ts';

const Context = createContext<UploadQueue | null>(null);

export interface UploadQueueProviderProps {
  /** From `createUploadQueue()`; a separate queue by default. */
  queue?: UploadQueue;
  /** The fields that share the queue. */
  children?: ReactNode;
}

/**
 * Lets the upload fields inside share one queue: no more than three pictures on their way regardless of the number of
 * fields.
 */
export function UploadQueueProvider({ queue, children }: UploadQueueProviderProps) {
  const [own] = useState(() => queue ?? createUploadQueue());
  return <Context value={queue ?? own}>{children}</Context>;
}

/** The queue of the nearest provider; a field without one has its own. */
export function useUploadQueue(): UploadQueue {
  const shared = use(Context);
  const [own] = useState(() => shared ?? createUploadQueue());
  return shared ?? own;
}

/** The number of pictures of a queue that are uploading; a form may wait for them, a page may ask before the user leaves. */
export function useUploadsUnderWay(queue: UploadQueue): number {
  const count = () => queue.read().filter(({ state }) => isActive(state)).length;
  return useSyncExternalStore(queue.subscribe, count, count);
}

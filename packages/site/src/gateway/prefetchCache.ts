import type { Send } from '@fairway/gateway';
import type { StoredSession } from '../session/session.ts';

/** Time in ms for which prefetched data is used. */
const maxAge = 10_000;

/** Data that can be prefetched into the site's cache. */
export interface Prefetchable<Query, Answer> {
  readonly fetch: (query: Query, send: Send) => Promise<Answer>;
  /** Identifies a query. */
  readonly addressOf: (query: Query) => string;
}

interface CacheEntry {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<unknown>;
}

export interface PrefetchCache {
  /** Prefetches the data of a likely next page. A failed request is repeated by `read`. */
  readonly prefetch: <Query, Answer>(prefetchable: Prefetchable<Query, Answer>, query: Query) => void;
  /** Takes the prefetched data, or fetches it with `send`. */
  readonly read: <Query, Answer>(
    prefetchable: Prefetchable<Query, Answer>,
    query: Query,
    send: Send,
  ) => Promise<Answer>;
}

/**
 * Creates a cache with one entry for each kind of data, used once and for ten seconds at most, so that no data from
 * before a mutation, or of another session, is shown.
 */
export function createPrefetchCache(
  send: Send,
  session: Pick<StoredSession, 'current'>,
  now: () => number = Date.now,
): PrefetchCache {
  const entries = new Map<object, CacheEntry>();
  const usableEntry = (prefetchable: object, key: string) => {
    const entry = entries.get(prefetchable);
    return entry && entry.key === key && now() - entry.at < maxAge ? entry : null;
  };
  const keyOf = (address: string) => `${session.current()?.token} ${address}`;
  return {
    prefetch(prefetchable, query) {
      const key = keyOf(prefetchable.addressOf(query));
      if (usableEntry(prefetchable, key)) return;
      const entry: CacheEntry = { key, at: now(), answer: prefetchable.fetch(query, send) };
      entries.set(prefetchable, entry);
      entry.answer.catch(() => {
        if (entries.get(prefetchable) === entry) entries.delete(prefetchable);
      });
    },
    read<Query, Answer>(prefetchable: Prefetchable<Query, Answer>, query: Query, sendNow: Send) {
      const entry = usableEntry(prefetchable, keyOf(prefetchable.addressOf(query)));
      entries.delete(prefetchable);
      // The entry's key is the object that fetched it, so the result has its type.
      return entry ? (entry.answer as Promise<Answer>) : prefetchable.fetch(query, sendNow);
    },
  };
}

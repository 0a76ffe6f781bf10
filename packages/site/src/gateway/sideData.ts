import type { Send } from '@fairway/gateway';
import type { StoredSession } from '../session/session.ts';

/** Time in ms for which the data is used. */
const maxAge = 30_000;

interface CacheEntry {
  readonly path: string;
  readonly token: string | undefined;
  readonly at: number;
  readonly fetch: unknown;
  readonly answer: Promise<unknown>;
}

export interface SideDataCache {
  /** The data that the page at `address` shows next to its list: from the cache, or by `fetch`. */
  readonly read: <Answer>(address: string, fetch: (send: Send) => Promise<Answer>) => Promise<Answer>;
  /** Empties the cache. */
  readonly clear: () => void;
}

const pathOf = (address: string | null) => address?.split('?', 1)[0];

/**
 * Caches data that a page shows next to its list and that does not depend on the list's query, so that another filter
 * fetches the rows alone. It is fetched again with every other navigation, after a mutation, for another session, and
 * after half a minute.
 */
export function createSideDataCache(
  send: Send,
  session: Pick<StoredSession, 'current'>,
  visibleAddress: () => string | null,
  now: () => number = Date.now,
): SideDataCache {
  let cache: CacheEntry | null = null;
  return {
    read<Answer>(address: string, fetch: (send: Send) => Promise<Answer>) {
      const path = pathOf(address) ?? '';
      const token = session.current()?.token;
      const isOtherQuery = address !== visibleAddress() && path === pathOf(visibleAddress());
      const matches = cache?.fetch === fetch && cache.path === path && cache.token === token;
      // The entry was fetched by the same function, so the result has its type.
      if (cache && isOtherQuery && matches && now() - cache.at < maxAge)
        return cache.answer as Promise<Answer>;
      const entry = { path, token, at: now(), fetch, answer: fetch(send) };
      cache = entry;
      entry.answer.catch(() => {
        if (cache === entry) cache = null;
      });
      return entry.answer;
    },
    clear() {
      cache = null;
    },
  };
}

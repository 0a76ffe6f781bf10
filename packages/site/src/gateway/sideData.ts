import type { Send } from '@fairway/gateway';
import type { SiteSession } from '../session/session.ts';

/** How long data next to a list is used before it is fetched again, in ms. */
const freshFor = 30_000;

interface Kept {
  readonly path: string;
  readonly token: string | undefined;
  readonly at: number;
  readonly fetch: unknown;
  readonly answer: Promise<unknown>;
}

export interface Beside {
  /** Reads what the page at `address` shows beside its list, or takes it as it is on screen. */
  readonly read: <Answer>(address: string, fetch: (send: Send) => Promise<Answer>) => Promise<Answer>;
  /** Something is written: what is on screen may no longer be so. */
  readonly forget: () => void;
}

const pathOf = (address: string | null) => address?.split('?', 1)[0];

/**
 * Data that a page shows next to its list and that does not depend on the list's query: another filter fetches only the
 * rows. It is fetched again with every other navigation, after a mutation, for another session, and after half a
 * minute. `shown` is the address on screen.
 */
export function createBeside(
  send: Send,
  session: Pick<SiteSession, 'current'>,
  shown: () => string | null,
  now: () => number = Date.now,
): Beside {
  let cache: Kept | null = null;
  return {
    read<Answer>(address: string, fetch: (send: Send) => Promise<Answer>) {
      const path = pathOf(address) ?? '';
      const token = session.current()?.token;
      const filtered = address !== shown() && path === pathOf(shown());
      const fits = cache?.fetch === fetch && cache.path === path && cache.token === token;
      // Held under the very function that fetched it, so the answer is of its kind.
      if (cache && filtered && fits && now() - cache.at < freshFor) return cache.answer as Promise<Answer>;
      const mine = { path, token, at: now(), fetch, answer: fetch(send) };
      cache = mine;
      mine.answer.catch(() => {
        if (cache === mine) cache = null;
      });
      return mine.answer;
    },
    forget() {
      cache = null;
    },
  };
}

import type { Send } from '@fairway/gateway';
import type { SiteSession } from '../session/session.ts';

/** How long prefetched data is used, in ms; after that it is fetched again. */
const freshFor = 10_000;

/** Data that can be prefetched. It stores nothing itself: the site's cache does. */
export interface Ahead<Query, Answer> {
  readonly fetch: (query: Query, send: Send) => Promise<Answer>;
  /** Tells queries apart. */
  readonly addressOf: (query: Query) => string;
}

interface Held {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<unknown>;
}

export interface Reading {
  /** Prefetches the data of the next page. A failed request is repeated on arrival. */
  readonly prepare: <Query, Answer>(ahead: Ahead<Query, Answer>, query: Query) => void;
  /** Takes what was read ahead, or reads it with `send`. */
  readonly read: <Query, Answer>(ahead: Ahead<Query, Answer>, query: Query, send: Send) => Promise<Answer>;
}

/**
 * Reading one step ahead: pointer or focus on a page's button has its rows fetched before the press. One answer is held of
 * each kind, for ten seconds, and given up with the next reading, so that nothing old is shown after something was
 * changed, and nothing that somebody else may read.
 */
export function createReading(
  send: Send,
  session: Pick<SiteSession, 'current'>,
  now: () => number = Date.now,
): Reading {
  const entries = new Map<object, Held>();
  const fits = (ahead: object, key: string) => {
    const entry = entries.get(ahead);
    return entry && entry.key === key && now() - entry.at < freshFor ? entry : null;
  };
  const keyOf = (address: string) => `${session.current()?.token} ${address}`;
  return {
    prepare(ahead, query) {
      const key = keyOf(ahead.addressOf(query));
      if (fits(ahead, key)) return;
      const mine: Held = { key, at: now(), answer: ahead.fetch(query, send) };
      entries.set(ahead, mine);
      mine.answer.catch(() => {
        if (entries.get(ahead) === mine) entries.delete(ahead);
      });
    },
    read<Query, Answer>(ahead: Ahead<Query, Answer>, query: Query, sending: Send) {
      const ready = fits(ahead, keyOf(ahead.addressOf(query)));
      entries.delete(ahead);
      // Held under the very thing that fetched it, so the answer is of its kind.
      return ready ? (ready.answer as Promise<Answer>) : ahead.fetch(query, sending);
    },
  };
}

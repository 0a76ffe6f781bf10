import { currentSession } from '../session/session.ts';

/** Ms for which what was read ahead is shown; after that it is read anew. */
const freshFor = 10_000;

interface Held<Answer> {
  readonly key: string;
  readonly at: number;
  readonly answer: Promise<Answer>;
}

export interface Ahead<Query, Answer> {
  /** Reads what somebody is on the way to. What fails is asked for again when they are there. */
  readonly prepare: (query: Query) => void;
  /** Takes what was read ahead, or reads it. */
  readonly read: (query: Query, signal: AbortSignal) => Promise<Answer>;
}

/**
 * Reading one step ahead: pointer or focus on a page's button has its rows fetched before the press. One answer is held,
 * for ten seconds, and given up with the next reading, so that nothing old is shown after something was changed, and
 * nothing that somebody else may read. `addressOf` tells queries apart.
 */
export function createAhead<Query, Answer>(
  fetch: (query: Query, signal?: AbortSignal) => Promise<Answer>,
  addressOf: (query: Query) => string,
  now: () => number = Date.now,
): Ahead<Query, Answer> {
  let held: Held<Answer> | null = null;
  const keyOf = (query: Query) => `${currentSession()?.token} ${addressOf(query)}`;
  const fits = (key: string) => held !== null && held.key === key && now() - held.at < freshFor;
  return {
    prepare(query) {
      const key = keyOf(query);
      if (fits(key)) return;
      const mine: Held<Answer> = { key, at: now(), answer: fetch(query) };
      held = mine;
      mine.answer.catch(() => {
        if (held === mine) held = null;
      });
    },
    read(query, signal) {
      const ready = fits(keyOf(query)) ? held?.answer : undefined;
      held = null;
      return ready ?? fetch(query, signal);
    },
  };
}

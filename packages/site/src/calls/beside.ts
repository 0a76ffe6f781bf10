import type { Send } from '@fairway/gateway';
import type { SiteSession } from '../session/session.ts';

/** Ms for which what stands beside a list is shown without being read anew. */
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
 * What a page shows beside its list and its query does not change: another filter reads the rows alone. It is read anew
 * with every other navigation, after a write, for another session, and after half a minute. `shown` is the address on screen.
 */
export function createBeside(
  send: Send,
  session: Pick<SiteSession, 'current'>,
  shown: () => string | null,
  now: () => number = Date.now,
): Beside {
  let kept: Kept | null = null;
  return {
    read<Answer>(address: string, fetch: (send: Send) => Promise<Answer>) {
      const path = pathOf(address) ?? '';
      const token = session.current()?.token;
      const filtered = address !== shown() && path === pathOf(shown());
      const fits = kept?.fetch === fetch && kept.path === path && kept.token === token;
      // Held under the very function that fetched it, so the answer is of its kind.
      if (kept && filtered && fits && now() - kept.at < freshFor) return kept.answer as Promise<Answer>;
      const mine = { path, token, at: now(), fetch, answer: fetch(send) };
      kept = mine;
      mine.answer.catch(() => {
        if (kept === mine) kept = null;
      });
      return mine.answer;
    },
    forget() {
      kept = null;
    },
  };
}

import { type Reader, visitor } from './reader.ts';
import type { Session } from './session.ts';

/**
 * Whose turn it is at this tab. What somebody typed stays theirs: while their session is lost and until they are back,
 * not while somebody else reads, and not after they left.
 */
export interface Turns {
  /** Call when the reader changes. Returns a number that grows each time the previous reader's data was cleared. */
  readonly of: (reader: Reader) => number;
  /** Somebody logs out by their own wish: what they typed goes in every tab, as soon as it is read that they left. */
  readonly leave: () => void;
}

export interface TurnsParts {
  /** Begins the names under which the browser keeps it. */
  readonly name: string;
  /** What of this tab's is the session's own, and stays. */
  readonly sessionKey: string;
  readonly held: Session | null;
  readonly clock?: () => number;
}

interface Owner {
  readonly id: string;
  /** Ms at which they were last read. */
  readonly at: number;
}

export function createTurns({ name, sessionKey, held, clock = Date.now }: TurnsParts): Turns {
  const ownerKey = `${name}.owner`;
  const leftKey = `${name}.left`;
  let turn = 0;
  let owner = storing(() => JSON.parse(sessionStorage.getItem(ownerKey) ?? 'null') as Owner | null);

  const leftAt = () => storing(() => Number(localStorage.getItem(leftKey))) ?? 0;
  const clear = () =>
    storing(() => {
      for (const key of Object.keys(sessionStorage)) if (key !== sessionKey) sessionStorage.removeItem(key);
    });
  const clearIf = (gone: (owner: Owner) => boolean) => {
    if (!owner || !gone(owner)) return;
    clear();
    owner = null;
    turn += 1;
  };
  const clearIfLeft = () => clearIf(({ at }) => leftAt() >= at);

  // A page that came drawn for a visitor is not read again.
  if (!held) clearIfLeft();
  turn = 0;

  return {
    of(reader) {
      const { id } = reader;
      if (reader.kind === visitor.kind) clearIfLeft();
      if (id !== undefined) {
        clearIf((before) => before.id !== id);
        owner = { id, at: clock() };
        storing(() => sessionStorage.setItem(ownerKey, JSON.stringify(owner)));
      }
      return turn;
    },
    leave() {
      storing(() => localStorage.setItem(leftKey, String(clock())));
      clearIfLeft();
    },
  };
}

/** A server has no storage, and a browser may refuse its own: then what is typed lasts as long as the page. */
function storing<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

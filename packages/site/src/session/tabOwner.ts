import { type Reader, visitor } from './reader.ts';
import type { Session } from './session.ts';

/**
 * The person whose data this tab stores. The text that they typed stays while their session is lost and until they are
 * back, but not when another person logs in, and not after a logout.
 */
export interface TabOwner {
  /** Call when the reader changes. Returns a number that grows each time the previous reader's data was cleared. */
  readonly update: (reader: Reader) => number;
  /** Called at a logout: every tab clears its typed values when it next reads its storage. */
  readonly leave: () => void;
}

export interface TabOwnerParts {
  /** Prefix of the keys in the browser's storage. */
  readonly name: string;
  /** The key of the session, which is not cleared. */
  readonly sessionKey: string;
  readonly session: Session | null;
  readonly clock?: () => number;
}

interface Owner {
  readonly id: string;
  /** Ms at which they were last seen. */
  readonly at: number;
}

export function createTabOwner({ name, sessionKey, session, clock = Date.now }: TabOwnerParts): TabOwner {
  const ownerKey = `${name}.owner`;
  const leftKey = `${name}.left`;
  let clearCount = 0;
  let owner = storing(() => JSON.parse(sessionStorage.getItem(ownerKey) ?? 'null') as Owner | null);

  const leftAt = () => storing(() => Number(localStorage.getItem(leftKey))) ?? 0;
  const clear = () =>
    storing(() => {
      for (const key of Object.keys(sessionStorage)) if (key !== sessionKey) sessionStorage.removeItem(key);
    });
  const clearIf = (isGone: (owner: Owner) => boolean) => {
    if (!owner || !isGone(owner)) return;
    clear();
    owner = null;
    clearCount += 1;
  };
  const clearIfLeft = () => clearIf(({ at }) => leftAt() >= at);

  // A server-rendered page for a visitor is not loaded again.
  if (!session) clearIfLeft();
  clearCount = 0;

  return {
    update(reader) {
      const { id } = reader;
      if (reader.kind === visitor.kind) clearIfLeft();
      if (id !== undefined) {
        clearIf((before) => before.id !== id);
        owner = { id, at: clock() };
        storing(() => sessionStorage.setItem(ownerKey, JSON.stringify(owner)));
      }
      return clearCount;
    },
    leave() {
      storing(() => localStorage.setItem(leftKey, String(clock())));
      clearIfLeft();
    },
  };
}

/** A server has no storage, and a browser may deny access to its own: then typed values last as long as the page. */
function storing<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

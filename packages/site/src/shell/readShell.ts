import { nameless, type Reader, type ShellData, visitor } from '../session/reader.ts';
import type { Session, SiteSession } from '../session/session.ts';
import type { Turns } from '../session/tabOwner.ts';

export interface ReadShellParts {
  readonly session: Pick<SiteSession, 'current'>;
  readonly turns: Pick<Turns, 'of'>;
  readonly readerOf: (session: Session, signal: AbortSignal) => Promise<Reader>;
  /** What the shell shows; null before the first page. */
  readonly shown: () => ShellData | null;
}

/**
 * Fetches the logged-in user for the header; visitors need no call. If the fetch fails, for example offline, the
 * previous user stays, as long as the login is the same.
 */
export function readShellWith({ session, turns, readerOf, shown }: ReadShellParts) {
  const read = (reader: Reader, readWith: string | null) => ({ reader, readWith, turn: turns.of(reader) });
  return async ({ request }: { readonly request: Request }): Promise<ShellData> => {
    const currentSession = session.current();
    if (!currentSession) return read(visitor, null);
    const reader = await readerOf(currentSession, request.signal);
    if (reader.kind === visitor.kind) return read(visitor, null);
    const before = shown();
    return reader.kind === nameless.kind && before?.readWith === currentSession.token
      ? before
      : read(reader, currentSession.token);
  };
}

import { nameless, type Reader, type ShellData, visitor } from '../session/reader.ts';
import type { Session, StoredSession } from '../session/session.ts';
import type { TabOwner } from '../session/tabOwner.ts';
import type { WriteCount } from './writeCount.ts';

export interface ReadShellParts {
  readonly session: Pick<StoredSession, 'current'>;
  readonly tabOwner: Pick<TabOwner, 'update'>;
  readonly readerOf: (session: Session, signal: AbortSignal) => Promise<Reader>;
  readonly writes: Pick<WriteCount, 'count' | 'setShellCount'>;
  /** The data of the visible shell; null before the first page. */
  readonly visible: () => ShellData | null;
}

/**
 * Fetches the logged-in user for the header; visitors need no call. If the fetch fails, for example offline, the
 * previous user stays, as long as the login is the same.
 */
export function readShellWith({ session, tabOwner, readerOf, writes, visible }: ReadShellParts) {
  const shellOf = (reader: Reader, token: string | null): ShellData => ({
    reader,
    token,
    ownerCount: tabOwner.update(reader),
  });
  return async ({ request }: { readonly request: Request }): Promise<ShellData> => {
    const current = session.current();
    if (!current) return shellOf(visitor, null);
    const writeCount = writes.count();
    const reader = await readerOf(current, request.signal);
    if (!request.signal.aborted) writes.setShellCount(writeCount);
    if (reader.kind === visitor.kind) return shellOf(visitor, null);
    const previous = visible();
    return reader.kind === nameless.kind && previous?.token === current.token
      ? previous
      : shellOf(reader, current.token);
  };
}

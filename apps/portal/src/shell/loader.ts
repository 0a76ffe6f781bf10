import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentSession } from '../session/session.ts';
import { type Reader, visitor } from './reader.ts';

export interface ShellData {
  readonly reader: Reader;
  /** Token of the session that the page was read with; null for a visitor. */
  readonly readWith: string | null;
}

/** Who is logged in, for the header. Runs on each navigation beside the screen's own loader; visitors need no call. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ShellData> {
  const session = currentSession();
  if (!session) return { reader: visitor, readWith: null };
  const { readerOf } = await import('../calls/reader.ts');
  const reader = await readerOf(session, request.signal);
  return { reader, readWith: reader === visitor ? null : session.token };
}

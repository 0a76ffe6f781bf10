import type { Call } from '@fairway/gateway/contract/call';
import type { Db } from '../database/db.ts';
import type { Incoming } from './arrival/incoming.ts';
import type { Caller } from './caller.ts';

/** Set by each write, so that the browser's next reads see it on whichever server they arrive. */
export const wroteCookie = 'fairway-wrote=1; Max-Age=5; Path=/; HttpOnly; SameSite=Lax';
const wroteLately = /(?:^|;\s*)fairway-wrote=1(?:;|$)/;

interface Reader {
  readonly caller: Caller;
  readonly keyId: string | null;
  readonly request: Pick<Incoming, 'header'>;
}

/** Whether a response may be a second old: for a visitor who has not just written. All others must see their own writes. */
export function mayBeOld(call: Call, { caller, keyId, request }: Reader): boolean {
  if (call.method !== 'GET' || call.effect === true) return false;
  if (caller.kind !== 'visitor' || keyId !== null) return false;
  return !wroteLately.test(request.header('cookie') ?? '');
}

/**
 * Reads from the replica if it is fresh. A read that fails there runs on the primary instead: the replica may be lost
 * at any moment, may cancel reads that conflict with its replay, and may still lack the target of a new link.
 */
export async function readFrom<T>(replica: Db | null, primary: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (replica === null) return read(primary);
  try {
    return await read(replica);
  } catch {
    return read(primary);
  }
}

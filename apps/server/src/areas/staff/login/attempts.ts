import type { Call } from '@fairway/gateway/contract/call';
import type { Db } from '../../../database/db.ts';
import type { Handling } from '../../../http/answer.ts';
import type { Refuse } from '../../../http/refuse.ts';
import { keyedHash } from '../../../secrets.ts';
import { forgetFailures, reserveAttempt, returnAttempt } from '../../auth/index.ts';

interface Trying extends Pick<Handling<Call>, 'db' | 'config' | 'now'> {
  readonly refuse: Refuse<'staffLoginWait'>;
}

/** An attempt that was counted as failed before it is judged. */
export interface Attempt {
  /** Clears the count after a successful attempt. */
  succeeded(db: Db): Promise<void>;
  /** Takes the count back, because the attempt could not be checked. */
  unjudged(db: Db): Promise<void>;
}

/**
 * Counts a try at a password or code of the staff as the portal does for its members; refuses while it must wait. A
 * browser with an earlier login has a separate count, so that a stranger's failures do not lock the owner out.
 */
export async function attempt(
  { db, config, now, refuse }: Trying,
  what: 'password' | 'code',
  { who, visitorId, known }: { readonly who: string; readonly visitorId: string; readonly known: boolean },
): Promise<Attempt> {
  const from = known ? visitorId : 'any device';
  const subject = keyedHash(config.secret, 'password subject', `staff ${what} ${who} ${from}`);
  const waitUntil = await reserveAttempt(db, subject, now);
  if (waitUntil) return refuse('staffLoginWait', { retryAt: waitUntil });
  return {
    succeeded: (at) => forgetFailures(at, subject),
    unjudged: (at) => returnAttempt(at, subject),
  };
}

/** Reports whether this browser has had a successful login before. */
export async function isKnownBrowser(
  db: Db,
  staffId: string | undefined,
  visitorId: string,
): Promise<boolean> {
  if (staffId === undefined) return false;
  const session = await db
    .selectFrom('staffSession')
    .select('id')
    .where('staffId', '=', staffId)
    .where('visitorId', '=', visitorId)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

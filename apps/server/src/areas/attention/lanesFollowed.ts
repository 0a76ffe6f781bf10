import type { Db } from '../../database/db.ts';
import type { Member } from '../../http/caller.ts';
import { followedBy } from './follow.ts';

/** Returns the ports of the routes that an account follows. */
export async function lanesFollowed(
  db: Db,
  by: Pick<Member, 'tenantId' | 'accountId'>,
): Promise<{ readonly origin: string; readonly destination: string }[]> {
  return followedBy(db, by).execute();
}

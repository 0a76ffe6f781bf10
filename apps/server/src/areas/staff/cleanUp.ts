import type { Db } from '../../database/db.ts';
import { later } from '../../time/later.ts';

const day = 86_400;
/** How long an ended session is kept, to show why it ended and to make its browser a known one. */
const sessionDays = 90;

/** Removes logins, invitations and sessions that can no longer matter. The log stays. */
export async function cleanUpStaff(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staffLogin').where('expiresAt', '<', now).execute();
  await db.deleteFrom('staffInvitation').where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('staffSession')
    .where('expiresAt', '<', later(now, -sessionDays * day))
    .execute();
}

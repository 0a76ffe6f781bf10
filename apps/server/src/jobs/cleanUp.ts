import type { Db } from '../database/db.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Removes expired records of the server itself. Running it twice at once does no harm. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('nonce')
    .where('spentAt', '<', before(10 * minute))
    .execute();
  await db.deleteFrom('rateLimit').where('expiresAt', '<', now).execute();
  await db.deleteFrom('idempotencyRecord').where('createdAt', '<', before(day)).execute();
  await db.deleteFrom('signingKey').where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('outboxMessage')
    .where('createdAt', '<', before(7 * day))
    .execute();
}

import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';

/** Writes a feed of a route for tests that never read it; returns its id. */
export async function addFeed(
  db: Db,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('calendarFeed')
    .values({
      ...{ tenantId, id, accountId, origin: 'CNSHA', destination: 'USLAX' },
      ...{ language: 'zh', createdAt: now, tokenHash: randomBytes(32) },
    })
    .execute();
  return id;
}

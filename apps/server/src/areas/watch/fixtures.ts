import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';

/** Stores a watch on the first route for tests that never judge it; returns its id. */
export async function addWatch(
  db: Db,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  now: Date,
): Promise<string> {
  const id = uuidv7();
  const { id: seaRouteId } = await db.selectFrom('seaRoute').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('watch')
    .values({
      ...{ tenantId, id, accountId, seaRouteId, sailingId: null, sailingName: null },
      ...{ conditions: JSON.stringify([{ kind: 'newCarrier' }]), shipment: '{}' },
      ...{ delivery: 'list', language: 'zh', zone: 'Asia/Shanghai', paused: false, addedAt: now },
    })
    .execute();
  return id;
}

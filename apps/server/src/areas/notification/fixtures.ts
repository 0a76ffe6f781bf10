import type { NotificationReason } from '@fairway/gateway/contract/notification';
import type { Db } from '../../database/db.ts';
import { addNotifications } from './add.ts';

const passed: NotificationReason = { kind: 'certification', subject: 'personal', step: 'passed' };

/** Adds a notification for tests of reading it; returns its id. */
export async function addNotification(
  db: Db,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  now: Date,
  reason: NotificationReason = passed,
): Promise<string> {
  await addNotifications(db, [{ tenantId, accountId, reason, link: '/authenticationManage' }], now);
  const { id } = await db
    .selectFrom('notification')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

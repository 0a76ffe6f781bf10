import type { NotificationReason } from '@fairway/gateway/contract/notification';
import { uuidv7 } from 'uuidv7';
import { insertMany } from '../../database/bulk/bulk.ts';
import type { Db } from '../../database/db.ts';
import { later } from '../../time/later.ts';

/** A notification, as the area that causes it hands it over. */
export interface NewNotification {
  readonly tenantId: string;
  readonly accountId: string;
  readonly reason: NotificationReason;
  /** Path and query of the page that proves it, on this site. */
  readonly link: string;
}

/** Writes notifications in the transaction of their cause. */
export function addNotifications(
  transaction: Db,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<void> {
  return insertMany(
    transaction,
    'notification',
    notifications.map(({ reason, ...notification }) => ({
      ...notification,
      id: uuidv7(),
      kind: reason.kind,
      reason: JSON.stringify(reason),
      createdAt: now,
    })),
  );
}

/** Days for which notifications are stored. */
const storedDays = 180;

export async function removeOldNotifications(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('createdAt', '<', later(now, -storedDays * 86_400))
    .execute();
}

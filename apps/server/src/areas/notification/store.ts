import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { notificationListing } from '@fairway/gateway/contract/listings/notification';
import type { notification as calls } from '@fairway/gateway/contract/notification';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, selectPage } from '../../database/listPage.ts';
import type { Member } from '../../http/caller.ts';

type Owner = Pick<Member, 'tenantId' | 'accountId'>;

/** More unread notifications are not counted: the bell shows 99+. */
const mostCounted = 100;

const clausesOf = listSql(notificationListing, {
  sorts: { created: 'created_at' },
  ties: 'id desc',
  filters: { kind: (kind) => sql`kind = ${kind}` },
});

/** A page of the notifications of an account, with the number of unread ones of every kind. */
export async function notificationPage(
  db: Db,
  owner: Owner,
  search: ListQuery<typeof notificationListing>,
): Promise<DataOf<typeof calls.selectPage>> {
  const statement = db
    .selectFrom('notification')
    .select(['id', 'reason', 'link', 'createdAt', 'readAt'])
    .where('tenantId', '=', owner.tenantId)
    .where('accountId', '=', owner.accountId);
  const page = await selectPage(statement, clausesOf, search, ({ id, reason, link, createdAt, readAt }) => ({
    ...{ id, reason, link },
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
  return { ...page, unread: await countUnread(db, owner) };
}

export async function countUnread(db: Db, { tenantId, accountId }: Owner): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select 1 from notification
      where tenant_id = ${tenantId} and account_id = ${accountId} and read_at is null limit ${mostCounted}
    ) as counted`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Marks some notifications of an account as read; false where none of them is the account's. */
export async function markRead(
  transaction: Db,
  owner: Owner,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const own = await ownAmong(transaction, owner, ids);
  if (own.length === 0) return false;
  await unreadOf(transaction, owner, now)
    .where(
      'id',
      'in',
      own.map(({ id }) => id),
    )
    .execute();
  return true;
}

/** Marks a notification of an account and all that are not newer as read; false where it is not the account's. */
export async function markAllRead(
  transaction: Db,
  owner: Owner,
  newestId: string,
  now: Date,
): Promise<boolean> {
  const [newest] = await ownAmong(transaction, owner, [newestId]);
  if (!newest) return false;
  await unreadOf(transaction, owner, now).where('createdAt', '<=', newest.createdAt).execute();
  return true;
}

function ownAmong(db: Db, { tenantId, accountId }: Owner, ids: readonly string[]) {
  return db
    .selectFrom('notification')
    .select(['id', 'createdAt'])
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

function unreadOf(transaction: Db, { tenantId, accountId }: Owner, now: Date) {
  return transaction
    .updateTable('notification')
    .set({ readAt: now })
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null);
}

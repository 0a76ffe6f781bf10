import type { HandOver, UploadPurpose } from '@fairway/gateway/contract/upload';
import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Member } from '../../../http/caller.ts';
import { keyedHash, newToken } from '../../../secrets.ts';
import { handOverLife } from '../rules.ts';
import { toUploadedFile } from '../store.ts';

export type HandOverRow = Selectable<Tables['uploadHandOver']>;

const hashOf = (config: Config, ticket: string) => keyedHash(config.secret, 'hand-over ticket', ticket);

/** Starts a hand-over. The ticket is a secret of 256 bits that is returned once and stored hashed. */
export async function startHandOver(
  db: Db,
  config: Config,
  caller: Member,
  { purpose, maxFiles }: { readonly purpose: UploadPurpose; readonly maxFiles: number },
  now: Date,
) {
  const id = uuidv7();
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + handOverLife);
  const { tenantId, accountId, sessionId } = caller;
  const ticketHash = hashOf(config, ticket);
  await db
    .insertInto('uploadHandOver')
    .values({ tenantId, id, accountId, sessionId, purpose, maxFiles, ticketHash, createdAt: now, expiresAt })
    .execute();
  return { id, url: `/api/handOver/${ticket}`, expiresAt: expiresAt.toISOString() };
}

/** The hand-over that a phone's ticket opens, while it runs and its owner is logged in. */
export function runningHandOver(db: Db, config: Config, ticket: string, now: Date) {
  if (!/^[\w-]{43}$/.test(ticket)) return undefined;
  return db
    .selectFrom('uploadHandOver')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenantId', '=', 'uploadHandOver.tenantId')
        .onRef('session.id', '=', 'uploadHandOver.sessionId'),
    )
    .selectAll('uploadHandOver')
    .where('ticketHash', '=', hashOf(config, ticket))
    .where('uploadHandOver.expiresAt', '>', now)
    .where('uploadHandOver.endedAt', 'is', null)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .executeTakeFirst();
}

/** Reserves the place of one more file, under the row's lock; false when the limit is reached. */
export async function takePlace(transaction: Db, { tenantId, id, maxFiles }: HandOverRow): Promise<boolean> {
  await transaction
    .selectFrom('uploadHandOver')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (await filesOf(transaction, { tenantId, id }).execute()).length <= maxFiles;
}

export function filesOf(db: Db, { tenantId, id }: { readonly tenantId: string; readonly id: string }) {
  return db
    .selectFrom('file')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('handOverId', '=', id)
    .where('storedAt', 'is not', null)
    .orderBy('id');
}

/** A hand-over of the account as it watches it; undefined for any other's. */
export async function ownHandOver(
  db: Db,
  config: Config,
  { tenantId, accountId }: Member,
  id: string,
  now: Date,
): Promise<HandOver | undefined> {
  const row = await db
    .selectFrom('uploadHandOver')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const files = await filesOf(db, row).execute();
  const over = row.endedAt !== null || row.expiresAt <= now;
  return {
    id,
    state: over ? 'ended' : row.openedAt ? 'opened' : 'waiting',
    purpose: row.purpose,
    maxFiles: row.maxFiles,
    expiresAt: row.expiresAt.toISOString(),
    files: files.map((file) => toUploadedFile(config, file, now)),
  };
}

export async function markOpened(db: Db, { tenantId, id }: HandOverRow, now: Date): Promise<void> {
  await db
    .updateTable('uploadHandOver')
    .set({ openedAt: now })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .execute();
}

export async function endHandOver(db: Db, { tenantId, accountId }: Member, id: string, now: Date) {
  await db
    .updateTable('uploadHandOver')
    .set({ endedAt: now })
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

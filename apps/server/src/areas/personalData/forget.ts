import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Outbox } from '../../services/outbox/outbox.ts';
import { later } from '../../time/later.ts';
import { claimsOf, lockPerson } from '../account/index.ts';
import { blockersOf } from './closing.ts';
import { remainingTables } from './decided.ts';
import { closingMessage } from './messages.ts';
import { ownedBy, type PersonIds, personalTables, personIds } from './personalTables.ts';

/** One account that is due; false when something prevents it, and it is tried again later. */
export async function closeAccount(
  db: Db,
  outbox: Outbox,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, tenantId);
    const due = await trx
      .selectFrom('accountClosing')
      .select('closesAt')
      .where('tenantId', '=', tenantId)
      .where('closedAt', 'is', null)
      .where('closesAt', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    // The request was withdrawn, or another server was faster.
    if (!due || (await blockersOf(trx, tenantId)).length > 0) return false;
    const person = await personIds(trx, accountId, tenantId);
    const claims = await claimsOf(trx, tenantId, accountId);
    await removeRows(trx, person);
    await removeMessages(
      trx,
      claims.map(({ value }) => value),
    );
    await leavePictures(trx, person, now);
    await emptyAccount(trx, person, now);
    for (const { kind, value } of claims) {
      if (kind !== 'phone' && kind !== 'email') continue;
      await outbox.put(trx, closingMessage({ kind, value }, 'closed', now, 'zh'), now);
    }
    await trx.updateTable('accountClosing').set({ closedAt: now }).where('tenantId', '=', tenantId).execute();
    return true;
  });
}

/**
 * Removes every row about the person that no law requires. Referring rows are removed before those that they refer to.
 */
async function removeRows(trx: Db, person: PersonIds): Promise<void> {
  let left = (await personalTables(trx)).filter(({ table }) => !remainingTables.has(table));
  while (left.length > 0) {
    const blocked: typeof left = [];
    for (const table of left) {
      await sql`savepoint one_table`.execute(trx);
      try {
        await sql`delete from ${sql.table(table.table)} where ${ownedBy(table, person)}`.execute(trx);
        await sql`release savepoint one_table`.execute(trx);
      } catch (error) {
        await sql`rollback to savepoint one_table`.execute(trx);
        if ((error as { code?: string }).code !== foreignKeyViolation) throw error;
        blocked.push(table);
      }
    }
    if (blocked.length === left.length) throw new Error(`rows that hang on each other: ${names(blocked)}`);
    left = blocked;
  }
}

const foreignKeyViolation = '23503';
const names = (tables: readonly { readonly table: string }[]) => tables.map(({ table }) => table).join(', ');

async function removeMessages(trx: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await trx.deleteFrom('outboxMessage').where('toAddress', 'in', addresses).execute();
}

/** Marks every picture that belongs to no order as unused, so that the clean-up removes its bytes. */
async function leavePictures(trx: Db, { accountIds }: PersonIds, now: Date): Promise<void> {
  await trx
    .updateTable('file')
    .set({ usedAt: null, storedAt: null, createdAt: later(now, -7 * 86_400) })
    .where('accountId', 'in', accountIds)
    .where('purpose', '!=', 'invoice')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchaseOrderVoucher')
            .select('fileId')
            .whereRef('purchaseOrderVoucher.fileId', '=', 'file.id')
            .whereRef('purchaseOrderVoucher.tenantId', '=', 'file.tenantId'),
        ),
      ),
    )
    .execute();
}

async function emptyAccount(trx: Db, { accountIds }: PersonIds, now: Date): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      name: '已注销',
      realName: null,
      nickname: null,
      sex: 0,
      birthday: null,
      avatar: null,
      passwordHash: null,
      passwordChangedAt: null,
      disabledAt: now,
    })
    .where('id', 'in', accountIds)
    .execute();
}

/** Closes the accounts that are due. */
export async function closeDueAccounts(
  db: Db,
  outbox: Outbox,
  now: Date,
  onFault: (error: unknown) => void,
): Promise<void> {
  const due = await db
    .selectFrom('accountClosing')
    .select(['tenantId', 'accountId'])
    .where('closedAt', 'is', null)
    .where('closesAt', '<=', now)
    .orderBy('closesAt')
    .limit(200)
    .execute();
  for (const each of due) await closeAccount(db, outbox, each, now).catch(onFault);
}

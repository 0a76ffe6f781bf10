import type { BlockReason } from '@fairway/gateway/contract/words/blockReasons';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { type Occasion, record } from '../../services/audit/audit.ts';
import { lockAccounts } from '../account/index.ts';
import { endSessions } from '../auth/index.ts';
import type { PersonRow } from './list.ts';
import { nearAccounts } from './near.ts';
import { personById } from './person.ts';
import { blockedAlong, maskedPerson, openedAlong } from './rules.ts';

export interface Deciding {
  readonly by: Staff;
  /** What the account's count was when it was looked at. */
  readonly version: number;
  readonly words: string;
  readonly occasion: Occasion;
}

/** Locks an account with those near it; undefined where it is no longer what somebody saw. */
async function locked(trx: Db, id: string, version: number) {
  const found = await personById(trx, id);
  if (!found) return undefined;
  const ids = (await nearAccounts(trx, found)).map((each) => each.id);
  await lockAccounts(trx, [...new Set([id, ...ids])]);
  const row = await personById(trx, id);
  if (row?.staffVersion !== version) return undefined;
  return { row, near: await nearAccounts(trx, row) };
}

/** Blocks an account and what goes with it: how many; `changed` where a colleague was quicker. */
export async function block(
  trx: Db,
  id: string,
  reason: BlockReason,
  { by, version, words, occasion }: Deciding,
): Promise<number | 'changed'> {
  const found = await locked(trx, id, version);
  if (!found || found.row.blockedAt !== null) return 'changed';
  const along = blockedAlong(found.row, found.near);
  const ids = [id, ...along.map((each) => each.id)];
  await trx
    .updateTable('account')
    .set((row) => ({
      blockedAt: occasion.now,
      blockedWith: id,
      staffVersion: row('staffVersion', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
  for (const each of ids) await endSessions(trx, each, 'blocked', occasion.now);
  await record(
    trx,
    by,
    {
      action: 'personBlocked',
      subject: subjectOf(found.row),
      before: { blocked: false },
      after: { blocked: true, reason, along: along.map((each) => each.id) },
      reason: words,
    },
    occasion,
  );
  return ids.length;
}

/** Opens an account again, and what was blocked by the same decision. */
export async function unblock(
  trx: Db,
  id: string,
  { by, version, words, occasion }: Deciding,
): Promise<number | 'changed'> {
  const found = await locked(trx, id, version);
  if (!found || found.row.blockedAt === null) return 'changed';
  const along = openedAlong(found.row, found.near);
  const ids = [id, ...along.map((each) => each.id)];
  await trx
    .updateTable('account')
    .set((row) => ({ blockedAt: null, blockedWith: null, staffVersion: row('staffVersion', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await record(
    trx,
    by,
    {
      action: 'personUnblocked',
      subject: subjectOf(found.row),
      before: { blocked: true },
      after: { blocked: false, along: along.map((each) => each.id) },
      reason: words,
    },
    occasion,
  );
  return ids.length;
}

/**
 * What the log calls an account: its company, its person by the family name, or the end of its id. A name, or what is left of
 * a phone, must not stay in the log for ever.
 */
export function subjectOf({ id, companyName, realName }: Pick<PersonRow, 'id' | 'companyName' | 'realName'>) {
  const person = realName === null ? `…${id.slice(-6)}` : maskedPerson(realName, '');
  return { kind: 'account', id, name: companyName ?? person } as const;
}

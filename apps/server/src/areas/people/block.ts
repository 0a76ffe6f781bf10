import type { BlockReason } from '@fairway/gateway/contract/words/blockReasons';
import type { Db } from '../../database/db.ts';
import type { Decision } from '../../services/review/defineReview.ts';
import { endSessions } from '../auth/index.ts';
import { review, type Seen } from './review.ts';
import { blockedAlong, openedAlong } from './rules.ts';

/** Blocks an account with those that are blocked along with it; returns their number. */
export async function block(
  trx: Db,
  id: string,
  { reason, words }: { readonly reason: BlockReason; readonly words: string },
  decision: Decision<Seen>,
): Promise<number> {
  const { seen, occasion } = decision;
  const row = await review.lockUnchanged(trx, { id }, seen);
  const along = blockedAlong(row, row.near);
  const ids = [id, ...along.map((each) => each.id)];
  await trx
    .updateTable('account')
    .set((account) => ({
      blockedAt: occasion.now,
      blockedWith: id,
      staffVersion: account('staffVersion', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
  for (const each of ids) await endSessions(trx, each, 'blocked', occasion.now);
  const entry = {
    action: 'personBlocked',
    before: { blocked: false },
    after: { blocked: true, reason, along: along.map((each) => each.id) },
    reason: words,
  } as const;
  await review.record(trx, row, entry, decision);
  return ids.length;
}

/** Unblocks an account, and all that the same decision blocked. */
export async function unblock(trx: Db, id: string, words: string, decision: Decision<Seen>): Promise<number> {
  const row = await review.lockUnchanged(trx, { id }, decision.seen);
  const along = openedAlong(row, row.near);
  const ids = [id, ...along.map((each) => each.id)];
  await trx
    .updateTable('account')
    .set((account) => ({ blockedAt: null, blockedWith: null, staffVersion: account('staffVersion', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  const entry = {
    action: 'personUnblocked',
    before: { blocked: true },
    after: { blocked: false, along: along.map((each) => each.id) },
    reason: words,
  } as const;
  await review.record(trx, row, entry, decision);
  return ids.length;
}

import {
  type ClosingState,
  type closingBlockers,
  closingDays,
  type personalData,
} from '@fairway/gateway/contract/personalData';
import { accountType, orderStatus } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import { later } from '../../time/later.ts';
import { claimsOf, lockPerson } from '../account/index.ts';
import { holdProof, spendProof } from '../verifyCode/index.ts';
import { closingMessage } from './messages.ts';

type Blocker = (typeof closingBlockers)[number];

/** Reasons that prevent closing a person's account. */
export async function blockersOf(db: Db, personId: string): Promise<Blocker[]> {
  const company = await db
    .selectFrom('account')
    .select('id')
    .where('personId', '=', personId)
    .where('accountType', '!=', accountType.personal)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  const order = await db
    .selectFrom('purchaseOrder')
    .select('id')
    .where('tenantId', '=', personId)
    .where('status', '=', orderStatus.toBeConfirmed)
    .executeTakeFirst();
  const refund = await db
    .selectFrom('refundTask')
    .select('id')
    .where('tenantId', '=', personId)
    .where('state', '!=', 'done')
    .executeTakeFirst();
  return [
    ...(company ? (['companyStillOpen'] as const) : []),
    ...(order || refund ? (['orderUnderWay'] as const) : []),
  ];
}

/** Whether an account is closing, and what prevents it. A person is the tenant of their personal account. */
export async function closingOf(db: Db, { tenantId }: Member, now: Date): Promise<ClosingState> {
  const closing = await db
    .selectFrom('accountClosing')
    .select(['requestedAt', 'closesAt'])
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  const paid = await db
    .selectFrom('subscription')
    .select('expiresAt')
    .where('tenantId', '=', tenantId)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .executeTakeFirst();
  return {
    asked: closing
      ? { requestedAt: closing.requestedAt.toISOString(), closesAt: closing.closesAt.toISOString() }
      : null,
    blockers: await blockersOf(db, tenantId),
    subscribedUntil: paid?.expiresAt.toISOString() ?? null,
  };
}

/** Requests closing the account; all contacts of its person receive a message that explains how to undo it. */
export async function requestClosing(
  handling: Handling<typeof personalData.requestClosing>,
): Promise<ClosingState> {
  const { body, caller, config, db: trx, language, now, refuse, services } = handling;
  const { tenantId, accountId } = caller;
  const of = { caller, contacts: ['phone', 'email'], purpose: 'CLOSE', secret: config.secret, now } as const;
  await lockPerson(trx, tenantId);
  const closing = await closingOf(trx, caller, now);
  if (closing.asked) return refuse('closingAsked');
  const [blocker] = await blockersOf(trx, tenantId);
  if (blocker) return refuse(blocker);
  if (!(await holdProof(trx, body.proof, of))) return refuse('oldContactUnproven');
  await spendProof(trx, body.proof, config.secret);
  const closesAt = later(now, closingDays * 86_400);
  await trx
    .insertInto('accountClosing')
    .values({ tenantId, accountId, requestedAt: now, closesAt })
    .execute();
  for (const { kind, value } of await claimsOf(trx, tenantId, accountId)) {
    if (kind !== 'phone' && kind !== 'email') continue;
    await services.outbox.put(trx, closingMessage({ kind, value }, 'asked', closesAt, language), now);
  }
  return closingOf(trx, caller, now);
}

/** Keeps the account. */
export async function undoClosing({
  caller,
  db: trx,
  now,
  refuse,
}: Handling<typeof personalData.undoClosing>): Promise<ClosingState> {
  await lockPerson(trx, caller.tenantId);
  const undone = await trx
    .deleteFrom('accountClosing')
    .where('tenantId', '=', caller.tenantId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  if (undone.numDeletedRows === 0n) return refuse('closingNotAsked');
  return closingOf(trx, caller, now);
}

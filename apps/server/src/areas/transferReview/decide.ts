import type { TransferChanges } from '@fairway/gateway/contract/transferReview';
import { type ReturnReason, returnMessage } from '@fairway/gateway/contract/words/returnReasons';
import { orderStatus } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Staff } from '../../http/caller.ts';
import { type Occasion, record } from '../../services/audit/audit.ts';
import type { Letters } from '../../services/services.ts';
import { confirmTransfer, lockOrder, type OrderKey, type OrderRow, rejectTransfer } from '../order/index.ts';
import { tellBuyer } from './message.ts';
import { needsTwo } from './queue.ts';
import { changeSince, type Seen } from './seen.ts';

interface Deciding {
  readonly by: Staff;
  readonly seen: Seen;
  readonly occasion: Occasion;
}

/** The case differs from what the reviewer saw: nothing is done, and the refusal lists the changes. */
interface Changed {
  readonly changed: TransferChanges;
}

export interface Receipt {
  /** Fen that came in. */
  readonly received: number;
  readonly differReason: string | null;
}

export type Confirmed = 'firstConfirmed' | 'completed';
export type NotConfirmed = 'secondPersonNeeded' | 'amountsDisagree' | 'differReasonNeeded' | Changed;

/**
 * Somebody has seen the money. Below the limit the order completes; above it the first confirmation waits for a second
 * person, who has to have read the same amount. All of it happens under the order's lock.
 */
export async function confirm(
  transaction: Db,
  key: OrderKey,
  { received, differReason }: Receipt,
  { by, seen, occasion }: Deciding,
  { config, letters }: { readonly config: Pick<Config, 'of'>; readonly letters: Letters },
): Promise<Confirmed | NotConfirmed> {
  const order = await lockOrder(transaction, key);
  const first = await firstConfirmation(transaction, order);
  const change = changeSince({ ...order, firstId: first?.staffId ?? null }, seen);
  if (change !== null) return { changed: await whoChanged(transaction, order, change) };
  if (first?.staffId === by.staffId) return 'secondPersonNeeded';
  if (first && first.received !== received) return 'amountsDisagree';
  if (received !== order.amount && !differReason) return 'differReasonNeeded';

  const kept = received === order.amount ? null : differReason;
  await transaction
    .insertInto('transferConfirmation')
    .values({
      tenantId: order.tenantId,
      orderId: order.id,
      voucherAt: new Date(seen.voucherAt),
      staffId: by.staffId,
      received,
      differReason: kept,
      confirmedAt: occasion.now,
    })
    .execute();
  const waits = !first && needsTwo(order.amount, config);
  if (!waits) {
    await confirmTransfer(transaction, order, occasion.now);
    await tellBuyer(transaction, letters, order, { kind: 'confirmed' }, occasion.now);
  }
  await record(
    transaction,
    by,
    {
      action: waits ? 'transferFirstConfirmed' : 'transferConfirmed',
      subject: subjectOf(order),
      before: { status: order.status, amount: order.amount },
      after: { status: waits ? order.status : orderStatus.completed, received },
      ...(kept === null ? {} : { reason: kept }),
    },
    occasion,
  );
  return waits ? 'firstConfirmed' : 'completed';
}

export interface Return {
  readonly reasons: readonly ReturnReason[];
  readonly noteZh: string;
  readonly noteEn: string;
}

/** Sends a transfer back: the order waits for payment again, and its buyer reads why, in both languages. */
export async function sendBack(
  transaction: Db,
  key: OrderKey,
  { reasons, noteZh, noteEn }: Return,
  { by, seen, occasion }: Deciding,
  letters: Letters,
): Promise<'sentBack' | Changed> {
  const order = await lockOrder(transaction, key);
  const first = await firstConfirmation(transaction, order);
  const change = changeSince({ ...order, firstId: first?.staffId ?? null }, seen);
  if (change !== null) return { changed: await whoChanged(transaction, order, change) };
  const reason = { zh: returnMessage(reasons, noteZh, 'zh'), en: returnMessage(reasons, noteEn, 'en') };
  const back = await rejectTransfer(transaction, order, reason, occasion.now);
  await tellBuyer(transaction, letters, order, { kind: 'sentBack', reason }, occasion.now);
  await record(
    transaction,
    by,
    {
      action: 'transferSentBack',
      subject: subjectOf(order),
      before: { status: order.status },
      after: { status: back.status, reasons: [...reasons] },
      reason: reason.zh,
    },
    occasion,
  );
  return 'sentBack';
}

/** What the log calls an order. */
export function subjectOf({ id, orderNo }: Pick<OrderRow, 'id' | 'orderNo'>) {
  return { kind: 'order', id, name: orderNo } as const;
}

/** The confirmation that waits for a second person. */
function firstConfirmation(db: Db, { tenantId, id, voucherAt }: OrderRow) {
  return db
    .selectFrom('transferConfirmation')
    .select(['staffId', 'received'])
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .where('voucherAt', '=', voucherAt)
    .orderBy('confirmedAt')
    .limit(1)
    .executeTakeFirst();
}

/** A change with who made it and when, as far as the log knows. */
async function whoChanged(
  db: Db,
  order: OrderRow,
  what: TransferChanges['changes'][number]['what'],
): Promise<TransferChanges> {
  const action = {
    confirmed: 'transferConfirmed',
    firstConfirmed: 'transferFirstConfirmed',
    sentBack: 'transferSentBack',
  } as const;
  if (!(what in action)) {
    const at = { voucherReplaced: order.voucherAt, paid: order.paidAt, cancelled: order.cancelledAt };
    return { changes: [{ what, at: at[what as keyof typeof at]?.toISOString() ?? null, by: null }] };
  }
  const entry = await db
    .selectFrom('auditEntry')
    .select(['at', 'staffName'])
    .where('subjectKind', '=', 'order')
    .where('subjectId', '=', order.id)
    .where('action', '=', action[what as keyof typeof action])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { changes: [{ what, at: entry?.at.toISOString() ?? null, by: entry?.staffName ?? null }] };
}

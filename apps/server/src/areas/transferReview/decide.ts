import { type ReturnReason, returnMessage } from '@fairway/gateway/contract/words/returnReasons';
import { orderStatus } from '@fairway/trade';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Decision } from '../../services/review/defineReview.ts';
import { confirmTransfer, type OrderKey, rejectTransfer } from '../order/index.ts';
import { deskSettings } from '../staff/index.ts';
import { tellBuyer } from './message.ts';
import { review } from './review.ts';
import { confirmRefusal, type NotConfirmed, needsTwo, type Receipt, type Seen } from './rules.ts';

export type Confirmed = 'firstConfirmed' | 'completed';

/**
 * Confirms that the money has arrived. Below the limit the order completes; above it the first confirmation waits for a
 * second person, who has to enter the same amount. All of it happens under the order's lock.
 */
export async function confirm(
  transaction: Db,
  key: OrderKey,
  { received, differReason }: Receipt,
  decision: Decision<Seen>,
  config: Pick<Config, 'of'>,
): Promise<Confirmed | NotConfirmed> {
  const { by, seen, occasion, letters } = decision;
  const { first, ...order } = await review.lockUnchanged(transaction, key, seen);
  const { amount } = order;
  const refusal = confirmRefusal({ received, differReason, amount, staffId: by.staffId, first });
  if (refusal) return refusal;

  const savedReason = received === amount ? null : differReason;
  await transaction
    .insertInto('transferConfirmation')
    .values({
      tenantId: order.tenantId,
      orderId: order.id,
      voucherAt: new Date(seen.voucherAt),
      staffId: by.staffId,
      received,
      differReason: savedReason,
      confirmedAt: occasion.now,
    })
    .execute();
  const waits = !first && needsTwo(amount, config.of(deskSettings).fourEyesFen);
  if (!waits) {
    await confirmTransfer(transaction, order, occasion.now);
    await tellBuyer(transaction, letters, order, { kind: 'confirmed' }, occasion.now);
  }
  const entry = {
    action: waits ? 'transferFirstConfirmed' : 'transferConfirmed',
    before: { status: order.status, amount },
    after: { status: waits ? order.status : orderStatus.completed, received },
    ...(savedReason === null ? {} : { reason: savedReason }),
  } as const;
  await review.record(transaction, order, entry, decision);
  return waits ? 'firstConfirmed' : 'completed';
}

export interface Return {
  readonly reasons: readonly ReturnReason[];
  readonly noteZh: string;
  readonly noteEn: string;
}

/** Sends a transfer back: the order waits for payment again, with a reason for its buyer in both languages. */
export async function sendBack(
  transaction: Db,
  key: OrderKey,
  { reasons, noteZh, noteEn }: Return,
  decision: Decision<Seen>,
): Promise<'sentBack'> {
  const { seen, occasion, letters } = decision;
  const order = await review.lockUnchanged(transaction, key, seen);
  const reason = { zh: returnMessage(reasons, noteZh, 'zh'), en: returnMessage(reasons, noteEn, 'en') };
  const back = await rejectTransfer(transaction, order, reason, occasion.now);
  await tellBuyer(transaction, letters, order, { kind: 'sentBack', reason }, occasion.now);
  const entry = {
    action: 'transferSentBack',
    before: { status: order.status },
    after: { status: back.status, reasons: [...reasons] },
    reason: reason.zh,
  } as const;
  await review.record(transaction, order, entry, decision);
  return 'sentBack';
}

import { cutText } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { PaidTrade, Trade, WalletWay } from '../../../services/payments/provider.ts';
import { complete } from '../complete.ts';
import { lockOrder, type PaymentRow } from '../store.ts';
import { changeBy, type Incident, settlementOf } from './rules.ts';

/**
 * Result of a report of money: `completed` the order, `refund` recorded, `known` from before, `differs` from the
 * expected amount and recorded for staff, `unknown` trade and recorded.
 */
export type Settled = 'completed' | 'refund' | 'known' | 'differs' | 'unknown';

/**
 * Records that a trade was paid, from a notice or from a query, in any order and any number of times.
 * One transaction under the order's lock: the payment is marked, and either the order completes and its
 * subscription starts, or a refund is recorded. Never money without a record (TRUST 21 to 26).
 */
export async function settlePaid(db: Db, way: WalletWay, paid: PaidTrade, now: Date): Promise<Settled> {
  const known = await paymentOf(db, way, paid.outTradeNo);
  if (!known) {
    await recordIncident(db, way, paid, 'tradeUnknown', now);
    return 'unknown';
  }
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, { tenantId: known.tenantId, id: known.orderId });
    // Read again under the lock: another report may have come first.
    const payment = await paymentOf(transaction, way, paid.outTradeNo, known.tenantId);
    if (!payment) return 'known';
    const settlement = settlementOf(order.status, payment, paid);
    if (settlement.kind === 'known') return 'known';
    if (settlement.kind === 'differs') {
      await recordIncident(transaction, way, paid, settlement.incident, now);
      await changePayment(transaction, payment, { state: 'disputed', nextCheckAt: null });
      return 'differs';
    }
    const { paidAt } = paid;
    const providerNo = noted(paid.providerNo);
    await changePayment(transaction, payment, { state: 'paid', paidAt, providerNo, nextCheckAt: null });
    if (settlement.kind === 'refund') {
      await transaction
        .insertInto('refundTask')
        .values({
          tenantId: order.tenantId,
          id: uuidv7(),
          orderId: order.id,
          paymentId: payment.id,
          amount: payment.amount,
          reason: settlement.reason,
          createdAt: now,
          nextTryAt: now,
        })
        .execute();
      return 'refund';
    }
    await complete(transaction, order, { event: 'paid', payWay: way, paidAt }, now);
    return 'completed';
  });
}

/** Records any other trade state from a wallet. A payment that is paid stays paid (TRUST 22). */
export async function settle(db: Db, way: WalletWay, trade: Trade, now: Date): Promise<Settled | 'noted'> {
  if (trade.state === 'paid') return settlePaid(db, way, trade, now);
  const payment = await paymentOf(db, way, trade.outTradeNo);
  if (!payment) return 'unknown';
  const change = changeBy(trade.state, payment, now);
  if (change) await changePayment(db, payment, change, 'open');
  return 'noted';
}

/** The payment of a number, which a wallet reports without its tenant. */
export async function paymentOf(
  db: Db,
  way: WalletWay,
  outTradeNo: string,
  tenantId?: string,
): Promise<PaymentRow | undefined> {
  if (!/^[\da-f]{32}$/.test(outTradeNo)) return undefined;
  return db
    .selectFrom('payment')
    .selectAll()
    .where('outTradeNo', '=', outTradeNo)
    .where('payWay', '=', way)
    .$if(tenantId !== undefined, (payments) => payments.where('tenantId', '=', tenantId ?? ''))
    .executeTakeFirst();
}

export async function changePayment(
  db: Db,
  { tenantId, id }: Pick<PaymentRow, 'tenantId' | 'id'>,
  change: Partial<PaymentRow>,
  onlyIn?: PaymentRow['state'],
): Promise<void> {
  const update = db.updateTable('payment').set(change).where('tenantId', '=', tenantId).where('id', '=', id);
  await (onlyIn ? update.where('state', '=', onlyIn) : update).execute();
}

/** Text of a wallet in a form that a column can store. */
function noted(text: string): string {
  return cutText(text, 100);
}

/** Wallets repeat notices: each fact is recorded once. */
async function recordIncident(
  db: Db,
  payWay: WalletWay,
  { outTradeNo, providerNo, amount, reported, currency }: PaidTrade,
  kind: Incident,
  now: Date,
): Promise<void> {
  await db
    .insertInto('paymentIncident')
    .values({
      id: uuidv7(),
      payWay,
      outTradeNo: noted(outTradeNo),
      kind,
      providerNo: noted(providerNo),
      amount,
      reported: reported === undefined ? null : noted(reported),
      currency: noted(currency),
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

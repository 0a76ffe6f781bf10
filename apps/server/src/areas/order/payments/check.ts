import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Wallets } from '../../../services/payments/wallets.ts';
import type { PaymentRow } from '../store.ts';
import { checkInterval, codeIsOpen, mayCheckForPage } from './rules.ts';
import { changePayment, settle } from './settle.ts';

export interface CheckParts {
  readonly db: Db;
  readonly wallets: Wallets;
}

/** Number of payments that one run queries. */
const batch = 50;

/** Queries the wallets about every payment that is due. A failed query is repeated later. */
export async function checkDuePayments(
  parts: CheckParts,
  now: Date,
  onFault: (error: unknown) => void = () => {},
): Promise<void> {
  const due = await parts.db
    .selectFrom('payment')
    .selectAll()
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(batch)
    .execute();
  for (const payment of due) await checkNow(parts, payment, now).catch(onFault);
}

/** Queries one payment, unless another caller is doing so. */
export async function checkNow(parts: CheckParts, payment: PaymentRow, now: Date): Promise<void> {
  if (await claim(parts.db, payment, now)) await checkPayment(parts, payment, now);
}

/** Queries the wallet about one open payment for a page that waits for it, unless it was queried just before. */
export async function checkForPage(parts: CheckParts, payment: PaymentRow, now: Date): Promise<void> {
  if (mayCheckForPage(payment, now)) await checkNow(parts, payment, now);
}

/** Claims a payment for one caller: of several servers, or of a page and a job, only one queries it. */
async function claim(db: Db, payment: PaymentRow, now: Date): Promise<boolean> {
  const interval = checkInterval(now.getTime() - payment.createdAt.getTime());
  const claimed = await db
    .updateTable('payment')
    .set({ nextCheckAt: new Date(now.getTime() + interval) })
    .where('tenantId', '=', payment.tenantId)
    .where('id', '=', payment.id)
    .where('nextCheckAt', '=', payment.nextCheckAt)
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Queries the wallet for a payment's state and records it. Once its QR has expired, or its order waits no longer, it is
 * closed at the wallet, and queried one last time: it may have been paid in that moment.
 */
export async function checkPayment(
  { db, wallets }: CheckParts,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const wallet = wallets.of(payment.payWay);
  const trade = await wallet.query(payment.outTradeNo);
  await settle(db, wallet.way, trade, now);
  if (trade.state === 'paid' || trade.state === 'closed') return;
  const order = await db
    .selectFrom('purchaseOrder')
    .select('status')
    .where('tenantId', '=', payment.tenantId)
    .where('id', '=', payment.orderId)
    .executeTakeFirstOrThrow();
  if (codeIsOpen(payment, order.status, now)) return;
  await wallet.close(payment.outTradeNo);
  const last = await wallet.query(payment.outTradeNo);
  await settle(db, wallet.way, last, now);
  if (last.state !== 'paid') {
    await changePayment(db, payment, { state: 'closed', closedAt: now, nextCheckAt: null }, 'open');
  }
}

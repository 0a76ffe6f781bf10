import type { PayQr } from '@fairway/gateway/contract/order';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import type { WalletWay } from '../../../services/payments/provider.ts';
import { WalletFailed } from '../../../services/payments/provider.ts';
import type { Wallets } from '../../../services/payments/wallets.ts';
import { waitsForPayment } from '../rules.ts';
import { orderSettings } from '../settings.ts';
import { lockOrder, type OrderKey, type OrderRow, type PaymentRow } from '../store.ts';
import { checkInterval, codeEnd } from './rules.ts';
import { changePayment } from './settle.ts';

export interface OpenParts {
  readonly db: Db;
  readonly wallets: Wallets;
  readonly config: Config;
}

/** `keep` stores the wallet's response, in the transaction of the call. */
export type Opened =
  | { readonly qr: PayQr; keep(transaction: Db): Promise<void> }
  | { readonly refused: 'orderNotPending' | 'payServiceAway' };

/** The QR of an order that is still valid for this method, returned again; undefined without one. */
export async function goodQr(db: Db, order: OrderRow, way: WalletWay, now: Date): Promise<PayQr | undefined> {
  if (!waitsForPayment(order, now)) return undefined;
  const payment = await stillGood(db, order, way, now);
  if (!payment || payment.qrCode === null) return undefined;
  await changePayment(db, payment, { askedAt: now });
  return toQr(order, payment, payment.qrCode);
}

/**
 * Returns a QR code that pays an order: the one that is still valid for this method, or a new one. Its row is committed
 * before the request to the wallet, so that a notice that arrives before the response finds it (TRUST 22).
 */
export async function openQr(
  { db, wallets, config }: OpenParts,
  key: OrderKey,
  way: WalletWay,
  subject: string,
  now: Date,
): Promise<Opened> {
  const started = await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, key);
    if (!waitsForPayment(order, now)) return null;
    const open = await stillGood(transaction, order, way, now);
    return { order, payment: open ?? (await insertPayment(transaction, order, way, config, now)) };
  });
  if (!started) return { refused: 'orderNotPending' };
  const { order, payment } = started;
  if (payment.qrCode !== null) return { qr: toQr(order, payment, payment.qrCode), keep: async () => {} };

  const { outTradeNo, amount, expiresAt } = payment;
  const trade = { outTradeNo, amount, subject, expiresAt, notifyUrl: wallets.notifyUrl(way) };
  try {
    const qrCode = await wallets.of(way).open(trade);
    return {
      qr: toQr(order, payment, qrCode),
      keep: (transaction) => changePayment(transaction, payment, { qrCode }),
    };
  } catch (error) {
    // Whether the wallet opened it is unknown: the row stays, and the next check closes it there.
    if (!(error instanceof WalletFailed)) throw error;
    return { refused: 'payServiceAway' };
  }
}

function stillGood(transaction: Db, { tenantId, id }: OrderRow, way: WalletWay, now: Date) {
  return transaction
    .selectFrom('payment')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .where('payWay', '=', way)
    .where('state', '=', 'open')
    .where('qrCode', 'is not', null)
    .where('declinedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function insertPayment(
  transaction: Db,
  order: OrderRow,
  payWay: WalletWay,
  config: Config,
  now: Date,
): Promise<PaymentRow> {
  const id = uuidv7();
  return transaction
    .insertInto('payment')
    .values({
      tenantId: order.tenantId,
      id,
      orderId: order.id,
      payWay,
      outTradeNo: id.replaceAll('-', ''),
      amount: order.amount,
      state: 'open',
      createdAt: now,
      askedAt: now,
      expiresAt: codeEnd(order.cancelsAt, config.of(orderSettings).qrMinutes, now),
      nextCheckAt: new Date(now.getTime() + checkInterval(0)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function toQr({ orderNo, amount }: OrderRow, { expiresAt }: PaymentRow, qrCode: string): PayQr {
  return { orderNo, qrCode, amount: { amount, currency: 'CNY' }, expiresAt: expiresAt.toISOString() };
}

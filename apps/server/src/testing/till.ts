import { type Order, order, type PayQr, type WalletWay, walletCalls } from '@fairway/gateway/contract/order';
import { watchOrders } from '../areas/order/payments/watch.ts';
import { signatureHeader, signNotice, timestampHeader } from '../services/payments/sandboxWallet.ts';
import { createWallets, notifyPaths } from '../services/payments/wallets.ts';
import type { Buyer } from './orders.ts';
import type { TestServer } from './server.ts';

/** The wallet's notice of one payment; the amount is that of one route for a month by default. */
interface PaymentNotice {
  readonly outTradeNo: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly providerNo?: string;
}

/** Changes a notice in transit. */
interface Bend {
  readonly secret?: string;
  readonly timestamp?: string;
  readonly body?: (signed: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One run of the job that watches orders, at the server's time. */
export function watch({ config, db, clock, url }: TestServer): Promise<void> {
  const wallets = createWallets({ config, db, clock, publicUrl: () => url });
  return watchOrders({ db, wallets }, clock.now());
}

export function look({ client }: Buyer, { orderNo }: Pick<Order, 'orderNo'>): Promise<Order> {
  return client.gateway.send(order.queryByOrderNo, { query: { orderNo } });
}

export function payQr({ client }: Buyer, { orderNo }: Order, way: WalletWay = 1): Promise<PayQr> {
  return client.gateway.send(walletCalls[way], { body: { orderNo } });
}

/** Does the same as a tap on the phone. */
export function tap(code: PayQr, action: 'pay' | 'decline' | 'expire'): Promise<Response> {
  return fetch(code.qrCode, { method: 'POST', body: new URLSearchParams({ action }) });
}

/** Everything that money has left behind at a buyer, payments in the order they were opened. */
export async function rowsOf({ db }: TestServer, { tenantId }: Buyer) {
  return {
    payments: await db
      .selectFrom('payment')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .orderBy('id')
      .execute(),
    refunds: await db.selectFrom('refundTask').selectAll().where('tenantId', '=', tenantId).execute(),
    subscriptions: await db.selectFrom('subscription').selectAll().where('tenantId', '=', tenantId).execute(),
  };
}

/** Our number of a buyer's payment at the wallet. */
export async function outTradeNoOf(server: TestServer, by: Buyer, index = 0): Promise<string> {
  return (await rowsOf(server, by)).payments[index]?.outTradeNo ?? '';
}

/** Sends a notice like the sandbox's wallet; returns the status of the response. */
export async function notify(
  server: TestServer,
  way: WalletWay,
  { outTradeNo, amount = 59_700, currency = 'CNY', providerNo = '9000000000000001' }: PaymentNotice,
  bend: Bend = {},
): Promise<number> {
  const paidAt = server.clock.now().toISOString();
  const signed = JSON.stringify({ outTradeNo, amount, currency, providerNo, paidAt });
  const timestamp = bend.timestamp ?? String(server.clock.now().getTime());
  const secret = bend.secret ? Buffer.from(bend.secret) : server.config.secret;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    [timestampHeader]: timestamp,
    [signatureHeader]: signNotice(secret, timestamp, signed).toString('base64url'),
    ...bend.headers,
  };
  const body = bend.body ? bend.body(signed) : signed;
  return (await fetch(`${server.url}${notifyPaths[way]}`, { method: 'POST', headers, body })).status;
}

import { codes } from '@fairway/gateway/contract/codes';
import { aliPay, type Order, order, type PayQr, wxPay } from '@fairway/gateway/contract/order';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureHeader, signNotice, timestampHeader } from '../../services/payments/sandboxWallet.ts';
import { createWallets, notifyPaths } from '../../services/payments/wallets.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { type Buyer, buyer, lanesOnOffer, ordered } from '../../testing/orders.ts';
import { watchOrders } from './watch.ts';

let server: TestServer;
let lanes: string[];
beforeAll(async () => {
  server = await startTestServer();
  lanes = await lanesOnOffer(server.db);
});
afterAll(() => server.stop());

const watch = () => {
  const { config, db, clock } = server;
  const wallets = createWallets({ config, db, clock, publicUrl: () => server.url });
  return watchOrders({ db, wallets }, clock.now());
};
const look = ({ client }: Buyer, { orderNo }: Pick<Order, 'orderNo'>) =>
  client.gateway.send(order.queryByOrderNo, { query: { orderNo } });
const qr = ({ client }: Buyer, { orderNo }: Order, way: 1 | 2 = 1) =>
  client.gateway.send(way === 1 ? aliPay.getAliPayQrCode : wxPay.getWxPayQrCode, { body: { orderNo } });
/** What a thumb on the phone does. */
const tap = (code: PayQr, action: 'pay' | 'decline' | 'expire') =>
  fetch(code.qrCode, { method: 'POST', body: new URLSearchParams({ action }) });
const rowsOf = async ({ tenantId }: Buyer) => {
  const { db } = server;
  return {
    payments: await db.selectFrom('payment').selectAll().where('tenantId', '=', tenantId).execute(),
    refunds: await db.selectFrom('refundTask').selectAll().where('tenantId', '=', tenantId).execute(),
    subscriptions: await db.selectFrom('subscription').selectAll().where('tenantId', '=', tenantId).execute(),
  };
};

interface Told {
  readonly outTradeNo: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly providerNo?: string;
}

/** A notice as the wallet sends it; `bend` changes what travels after it was signed. */
async function notify(
  way: 1 | 2,
  { outTradeNo, amount = 59_700, currency = 'CNY', providerNo = '9000000000000001' }: Told,
  bend: { secret?: string; timestamp?: string; body?: (signed: string) => string; headers?: object } = {},
) {
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
const outTradeNoOf = async (by: Buyer, index = 0) => {
  const { payments } = await rowsOf(by);
  return payments.toSorted((a, b) => (a.id < b.id ? -1 : 1))[index]?.outTradeNo ?? '';
};

describe('paying by QR', () => {
  it.each([1, 2] as const)('by way %i: asked for, scanned, paid, and the routes are open', async (way) => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const code = await qr(by, made, way);
    expect(code).toMatchObject({ orderNo: made.orderNo, amount: made.amount });
    expect(Date.parse(code.expiresAt) - server.clock.now().getTime()).toBe(300_000);
    expect((await look(by, made)).qr).toMatchObject({ payWay: way, state: 'waiting', qrCode: code.qrCode });
    expect(await (await fetch(code.qrCode)).text()).toContain('¥597.00');
    server.clock.advance(5);
    expect((await look(by, made)).qr?.state).toBe('scanned');
    expect(await (await tap(code, 'pay')).text()).toContain('Paid.');
    await expect.poll(async () => (await look(by, made)).status).toBe(3);
    expect(await look(by, made)).toMatchObject({ payWay: way, paidAt: server.clock.now().toISOString() });
    const { subscriptions } = await by.client.gateway.send(subscribe.selectMine);
    expect(subscriptions).toMatchObject([{ kind: 'paid', routes: [{ id: lanes[0] }] }]);
    expect(server.log()).not.toContain(code.qrCode.slice(-43));
  });

  it('asked for again while it is good, it is the same code; then another', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const first = await qr(by, made);
    expect(await qr(by, made)).toEqual(first);
    server.clock.advance(300);
    expect((await look(by, made)).qr?.state).toBe('expired');
    expect((await qr(by, made)).qrCode).not.toBe(first.qrCode);
    expect(await (await tap(first, 'pay')).text()).toContain('expired');
  });

  it('declined on the phone, it can be tried again', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const first = await qr(by, made);
    await tap(first, 'decline');
    server.clock.advance(15);
    await watch();
    expect(await look(by, made)).toMatchObject({ status: 2, qr: { state: 'declined' } });
    expect((await qr(by, made)).qrCode).not.toBe(first.qrCode);
  });

  it('a code never outlives its order', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    server.clock.advance(28 * 60);
    expect((await qr(by, made)).expiresAt).toBe(made.cancelsAt);
  });

  it('is refused for an order that is cancelled, over, or somebody else’s', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const body = { orderNo: made.orderNo };
    const other = await buyer(server);
    expect((await other.client.raw(aliPay.getAliPayQrCode, { body })).code).toBe(codes.orderNotFound);
    server.clock.advance(30 * 60);
    expect((await by.client.raw(wxPay.getWxPayQrCode, { body })).code).toBe(codes.orderNotPending);
  });
});

describe('TRUST 20: a forged notice', () => {
  it.each([
    ['without a signature', { headers: { [signatureHeader]: '' } }],
    ['signed by somebody else', { secret: 'another secret, also 32 bytes long' }],
    ['with another amount than was signed', { body: (text: string) => text.replace('59700', '1') }],
    [
      'written anew after it was signed',
      { body: (text: string) => JSON.stringify(JSON.parse(text), null, 1) },
    ],
    ['with a space more', { body: (text: string) => `${text} ` }],
    ['of ten minutes ago', { timestamp: String(Date.parse('2026-11-20T01:00:00Z')) }],
    ['with a timestamp that is no number', { timestamp: 'now' }],
    ['that is empty', { body: () => '' }],
  ])('TRUST 20: %s is refused, and changes nothing', async (_, bend) => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await qr(by, made);
    expect(await notify(1, { outTradeNo: await outTradeNoOf(by) }, bend)).toBe(401);
    expect(await rowsOf(by)).toMatchObject({ payments: [{ state: 'open' }], refunds: [], subscriptions: [] });
  });

  it('TRUST 20: of one wallet for a trade of the other is not taken', async () => {
    const by = await buyer(server);
    await qr(by, await ordered(by, lanes), 1);
    expect(await notify(2, { outTradeNo: await outTradeNoOf(by) })).toBe(500);
    expect((await rowsOf(by)).payments).toMatchObject([{ state: 'open' }]);
  });

  it('TRUST 20: as a form or as several parts is refused', async () => {
    for (const body of [new URLSearchParams({ outTradeNo: 'x' }), new FormData()]) {
      expect((await fetch(`${server.url}${notifyPaths[1]}`, { method: 'POST', body })).status).toBe(401);
    }
  });
});

describe('TRUST 21: a notice that comes more than once', () => {
  it('TRUST 21: a hundred times at once and again a day later: one transition, one activation, all acknowledged', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await qr(by, made);
    const outTradeNo = await outTradeNoOf(by);
    const answers = await Promise.all(Array.from({ length: 100 }, () => notify(1, { outTradeNo })));
    server.clock.advance(86_400);
    try {
      answers.push(await notify(1, { outTradeNo }));
    } finally {
      server.clock.advance(-86_400);
    }
    expect(new Set(answers)).toEqual(new Set([200]));
    const { payments, refunds, subscriptions } = await rowsOf(by);
    expect([payments.length, refunds.length, subscriptions.length]).toEqual([1, 0, 1]);
    expect((await look(by, made)).status).toBe(3);
  });
});

describe('TRUST 22: out of order', () => {
  it('TRUST 22: a trade that is closed after it was paid changes nothing', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const code = await qr(by, made);
    await notify(1, { outTradeNo: await outTradeNoOf(by) });
    await tap(code, 'expire');
    server.clock.advance(60);
    await watch();
    expect((await look(by, made)).status).toBe(3);
    expect((await rowsOf(by)).payments).toMatchObject([{ state: 'paid' }]);
  });

  it('TRUST 22: money for a code that was closed counts all the same', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const code = await qr(by, made);
    await tap(code, 'expire');
    server.clock.advance(15);
    await watch();
    expect((await rowsOf(by)).payments).toMatchObject([{ state: 'closed' }]);
    expect(await notify(1, { outTradeNo: await outTradeNoOf(by) })).toBe(200);
    expect((await look(by, made)).status).toBe(3);
  });
});

describe('TRUST 23: a wrong amount', () => {
  it.each([
    ['one fen less', { amount: 59_699 }, 'amountDiffers'],
    ['one fen more', { amount: 59_701 }, 'amountDiffers'],
    ['another currency', { currency: 'USD' }, 'currencyDiffers'],
  ])('TRUST 23: %s does not complete the order and is recorded for staff, once', async (_, more, kind) => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await qr(by, made);
    const outTradeNo = await outTradeNoOf(by);
    for (let i = 0; i < 3; i += 1) expect(await notify(1, { outTradeNo, ...more })).toBe(200);
    expect((await look(by, made)).status).toBe(2);
    expect(await rowsOf(by)).toMatchObject({
      payments: [{ state: 'disputed' }],
      refunds: [],
      subscriptions: [],
    });
    const incidents = await server.db
      .selectFrom('paymentIncident')
      .selectAll()
      .where('outTradeNo', '=', outTradeNo)
      .execute();
    expect(incidents).toMatchObject([{ kind, ...more }]);
  });

  it('TRUST 23: money for another order, or for none, is recorded and asked to be told again', async () => {
    const by = await buyer(server);
    const dear = await ordered(by, lanes, 2);
    await qr(by, dear);
    expect(await notify(1, { outTradeNo: await outTradeNoOf(by) })).toBe(200);
    expect((await look(by, dear)).status).toBe(2);
    const outTradeNo = 'f'.repeat(32);
    expect(await notify(1, { outTradeNo })).toBe(500);
    expect(await notify(1, { outTradeNo })).toBe(500);
    const incidents = await server.db
      .selectFrom('paymentIncident')
      .selectAll()
      .where('outTradeNo', '=', outTradeNo)
      .execute();
    expect(incidents).toMatchObject([{ kind: 'tradeUnknown', amount: 59_700 }]);
  });
});

describe('TRUST 24: a lost notice', () => {
  it('TRUST 24: with every notice lost, the payment is found by asking within 60 seconds, nobody looking', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await qr(by, made);
    await pay(await outTradeNoOf(by));
    let seconds = 0;
    const isPaid = async () => (await rowsOf(by)).subscriptions.length === 1;
    // The job looks every ten seconds.
    for (; !(await isPaid()) && seconds < 60; seconds += 10) {
      server.clock.advance(10);
      await watch();
    }
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await isPaid()).toBe(true);
    expect((await look(by, made)).status).toBe(3);
  });

  it('TRUST 24: whoever looks at the order finds it within seconds', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await qr(by, made);
    await pay(await outTradeNoOf(by));
    server.clock.advance(5);
    expect((await look(by, made)).status).toBe(3);
  });

  it('TRUST 24: paid in the last second before the order cancels itself, it completes', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    server.clock.advance(29 * 60);
    await qr(by, made);
    await pay(await outTradeNoOf(by));
    server.clock.advance(60);
    await watch();
    expect((await look(by, made)).status).toBe(3);
  });

  /** Pays in the wallet's books without a word to anybody. */
  const pay = (outTradeNo: string) =>
    server.db
      .updateTable('sandboxTrade')
      .set({ state: 'paid', paidAt: server.clock.now(), providerNo: '9000000000000002' })
      .where('outTradeNo', '=', outTradeNo)
      .execute();
});

describe('TRUST 26: paid twice', () => {
  it('TRUST 26: by both wallets at once, one completes the order and the other goes back', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await qr(by, made, 1);
    server.clock.advance(1);
    await qr(by, made, 2);
    const [first, second] = [await outTradeNoOf(by, 0), await outTradeNoOf(by, 1)];
    await Promise.all([
      notify(1, { outTradeNo: first }),
      notify(2, { outTradeNo: second, providerNo: '9002' }),
    ]);
    const { payments, refunds, subscriptions } = await rowsOf(by);
    expect(payments.map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(refunds).toMatchObject([{ reason: 'paidTwice', amount: 59_700, state: 'open' }]);
    expect(subscriptions).toHaveLength(1);
    const completed = await look(by, made);
    const back = payments.find(({ id }) => id === refunds[0]?.paymentId);
    expect(back?.payWay).not.toBe(completed.payWay);
  });

  it('TRUST 26: what goes back is paid back by its wallet, once', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const [a, b] = [await qr(by, made, 1), await qr(by, made, 2)];
    await tap(a, 'pay');
    await tap(b, 'pay');
    await expect.poll(async () => (await rowsOf(by)).refunds.length).toBe(1);
    await watch();
    await watch();
    const { refunds, payments } = await rowsOf(by);
    expect(refunds).toMatchObject([{ state: 'done', attempts: 1, nextTryAt: null }]);
    const back = payments.find(({ id }) => id === refunds[0]?.paymentId);
    const trades = await server.db
      .selectFrom('sandboxTrade')
      .select(['outTradeNo', 'refunded'])
      .where('refunded', '>', 0)
      .execute();
    expect(trades).toContainEqual({ outTradeNo: back?.outTradeNo, refunded: 59_700 });
  });

  it('once one wallet has paid, the code of the other is closed', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const [a, b] = [await qr(by, made, 1), await qr(by, made, 2)];
    await tap(a, 'pay');
    await expect.poll(async () => (await look(by, made)).status).toBe(3);
    server.clock.advance(15);
    await watch();
    expect(await (await tap(b, 'pay')).text()).toContain('expired');
    expect((await rowsOf(by)).refunds).toEqual([]);
  });
});

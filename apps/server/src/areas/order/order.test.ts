import { codes } from '@fairway/gateway/contract/codes';
import { type Order, order } from '@fairway/gateway/contract/order';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWallets } from '../../services/payments/wallets.ts';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { type Buyer, buyer, lanesOnOffer, ordered } from '../../testing/orders.ts';
import { jpeg } from '../../testing/pictures.ts';
import { uploaded } from '../../testing/uploads.ts';
import { watchOrders } from '../payment/watch.ts';
import { confirmTransfer, rejectTransfer } from './transfer.ts';

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
const look = ({ client }: Buyer, { orderNo }: Order) =>
  client.gateway.send(order.queryByOrderNo, { query: { orderNo } });
const ordersOf = async ({ tenantId }: Buyer) =>
  server.db.selectFrom('purchaseOrder').selectAll().where('tenantId', '=', tenantId).execute();
const mine = async ({ client }: Buyer) => (await client.gateway.send(subscribe.selectMine)).subscriptions;

describe('an order', () => {
  it('is made at the price of the quote and waits half an hour for payment', async () => {
    const by = await buyer(server, 1);
    const query = { seaRouteIds: lanes.slice(0, 3).join(','), durationMonths: 3, memberCount: 2 } as const;
    const quote = await by.client.gateway.send(order.selectQuote, { query });
    const body = { seaRouteIds: lanes.slice(0, 3), durationMonths: 3, memberCount: 2 } as const;
    const made = await by.client.gateway.send(order.create, { body });
    expect(made).toMatchObject({
      status: 2,
      memberCount: 2,
      durationMonths: 3,
      amount: quote.amount,
      discount: quote.discount,
      listAmount: quote.listAmount,
      payWay: null,
      qr: null,
      cancelsAt: new Date(server.clock.now().getTime() + 30 * 60_000).toISOString(),
    });
    expect(made.orderNo).toMatch(/^20261120\d{10}$/);
    expect(made.routes.map(({ id }) => id).toSorted()).toEqual(lanes.slice(0, 3).toSorted());
    expect(await look(by, made)).toEqual(made);
  });

  it('needs certification, and is nothing for sub-accounts', async () => {
    const client = server.client();
    await logIn(server, client);
    const body = { seaRouteIds: lanes.slice(0, 1), durationMonths: 1 } as const;
    expect((await client.raw(order.create, { body })).code).toBe(codes.certificationRequired);
    const sub = server.client();
    await logIn(server, sub, { accountType: 2 });
    const answer = await sub.raw(order.create, { body });
    expect([answer.status, answer.code]).toEqual([403, codes.subAccountNotAllowed]);
  });

  it('of somebody else is as unknown as a number that never was', async () => {
    const { orderNo } = await ordered(await buyer(server), lanes);
    const { client } = await buyer(server);
    for (const [call, input] of [
      [order.queryByOrderNo, { query: { orderNo } }],
      [order.cancel, { body: { orderNo } }],
      [order.selectTransferAccount, { query: { orderNo } }],
    ] as const) {
      const denied = await client.raw(call, input as never);
      const where =
        'query' in input ? { query: { orderNo: '20260101000001' } } : { body: { orderNo: '20260101000001' } };
      const unknown = await client.raw(call, where as never);
      expect(denied.code).toBe(codes.orderNotFound);
      expect([denied.status, denied.msg, denied.data]).toEqual([unknown.status, unknown.msg, unknown.data]);
    }
  });

  it('is cancelled by its buyer, once', async () => {
    const by = await buyer(server);
    const { orderNo } = await ordered(by, lanes);
    expect(await by.client.gateway.send(order.cancel, { body: { orderNo } })).toMatchObject({
      status: 4,
      cancelsAt: null,
    });
    expect((await by.client.raw(order.cancel, { body: { orderNo } })).code).toBe(codes.orderNotPending);
  });

  it('cancels itself when its countdown ends, for whoever looks and without anybody looking', async () => {
    const by = await buyer(server);
    const [looked, alone] = [await ordered(by, lanes), await ordered(by, lanes)];
    server.clock.advance(30 * 60 - 1);
    await watch();
    expect((await look(by, looked)).status).toBe(2);
    server.clock.advance(1);
    expect((await look(by, looked)).status).toBe(4);
    await watch();
    const rows = await ordersOf(by);
    expect(rows.find(({ id }) => id === alone.id)).toMatchObject({ status: 4, cancelReason: 'timeout' });
  });

  it('of a route that is paid for is refused', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const voucher = await uploaded(by.client, await jpeg(), 'transferVoucher');
    await by.client.gateway.send(order.offLinePay, {
      body: { orderNo: made.orderNo, voucherIds: [voucher.id] },
    });
    await confirmTransfer(server.db, { tenantId: by.tenantId, id: made.id }, server.clock.now());
    const body = { seaRouteIds: lanes.slice(0, 2), durationMonths: 1 } as const;
    expect((await by.client.raw(order.create, { body })).code).toBe(codes.routeSubscribed);
  });
});

describe('a corporate transfer', () => {
  const submit = async (by: Buyer, { orderNo }: Order) => {
    const { id } = await uploaded(by.client, await jpeg(), 'transferVoucher');
    return by.client.gateway.send(order.offLinePay, { body: { orderNo, voucherIds: [id], remark: '王' } });
  };

  it('names the account and the order number as remark', async () => {
    const by = await buyer(server, 1);
    const { orderNo, amount } = await ordered(by, lanes);
    expect(await by.client.gateway.send(order.selectTransferAccount, { query: { orderNo } })).toMatchObject({
      remark: orderNo,
      amount,
      reviewDays: 3,
      payee: expect.any(String),
      bankAccount: expect.any(String),
    });
  });

  it('stops the countdown, waits for staff, and then opens the routes', async () => {
    const by = await buyer(server, 1);
    const made = await ordered(by, lanes, 2);
    expect(await submit(by, made)).toMatchObject({ status: 1, payWay: 3, cancelsAt: null });
    server.clock.advance(3600);
    await watch();
    expect((await look(by, made)).status).toBe(1);
    expect((await by.client.raw(order.cancel, { body: { orderNo: made.orderNo } })).code).toBe(
      codes.orderNotPending,
    );
    await confirmTransfer(server.db, { tenantId: by.tenantId, id: made.id }, server.clock.now());
    expect(await look(by, made)).toMatchObject({ status: 3, payWay: 3 });
    const [subscription] = await mine(by);
    expect(subscription).toMatchObject({ kind: 'paid' });
    expect(subscription?.routes).toHaveLength(2);
    expect(Date.parse(subscription?.expiresAt ?? '') - server.clock.now().getTime()).toBe(30 * 86_400_000);
    const account = await server.db
      .selectFrom('account')
      .select('memberStatus')
      .where('id', '=', by.accountId)
      .executeTakeFirst();
    expect(account?.memberStatus).toBe(2);
  });

  it('that staff send back can be handed in again, with three days for it', async () => {
    const by = await buyer(server, 1);
    const made = await ordered(by, lanes);
    await submit(by, made);
    const key = { tenantId: by.tenantId, id: made.id };
    await rejectTransfer(server.db, key, '金额不符', server.clock.now());
    const back = await look(by, made);
    expect(back).toMatchObject({ status: 2, rejectReason: '金额不符', payWay: null });
    expect(Date.parse(back.cancelsAt ?? '') - server.clock.now().getTime()).toBe(3 * 86_400_000);
    expect(await submit(by, made)).toMatchObject({ status: 1, rejectReason: null });
    expect(await rejectTransfer(server.db, key, 'x', server.clock.now())).not.toBe(null);
    expect(await rejectTransfer(server.db, key, 'x', server.clock.now())).toBe(null);
  });

  it("takes the buyer's own voucher and no other picture", async () => {
    const by = await buyer(server);
    const { orderNo } = await ordered(by, lanes);
    const other = await buyer(server);
    const pictures = [
      (await uploaded(by.client, await jpeg(), 'avatar')).id,
      (await uploaded(other.client, await jpeg(), 'transferVoucher')).id,
      crypto.randomUUID(),
    ];
    for (const id of pictures) {
      const answer = await by.client.raw(order.offLinePay, { body: { orderNo, voucherIds: [id] } });
      expect(answer.code).toBe(codes.vouchersInvalid);
    }
    expect((await ordersOf(by))[0]?.status).toBe(2);
  });

  it('is confirmed and sent back by the staff of the sandbox', async () => {
    const by = await buyer(server, 1);
    const [first, second] = [await ordered(by, lanes), await ordered(by, lanes.slice(1))];
    await submit(by, first);
    await submit(by, second);
    const page = `${server.url}/sandbox/transfers`;
    expect(await (await fetch(page)).text()).toContain(first.orderNo);
    const act = (orderNo: string, action: string, headers = {}) =>
      fetch(page, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ orderNo, action, reason: '模糊' }),
      });
    expect((await act(first.orderNo, 'confirm', { origin: 'https://evil.example' })).status).toBe(403);
    await act(first.orderNo, 'confirm');
    await act(second.orderNo, 'reject');
    expect((await look(by, first)).status).toBe(3);
    expect(await look(by, second)).toMatchObject({ status: 2, rejectReason: '模糊' });
  });
});

describe('TRUST 27: double submit', () => {
  const body = () => ({ seaRouteIds: lanes.slice(0, 1), durationMonths: 1 as const });

  it('TRUST 27: fifty times under one key is one order; those in flight hear 409 and may ask again', async () => {
    const by = await buyer(server);
    const idempotencyKey = crypto.randomUUID();
    const send = () => by.client.raw(order.create, { body: body(), idempotencyKey });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const made = answers.filter(({ code }) => code === codes.ok);
    const waiting = answers.filter(({ code }) => code === codes.idempotencyInFlight);
    expect(made.length).toBeGreaterThan(0);
    expect(made.length + waiting.length).toBe(50);
    expect(waiting.every(({ status }) => status === 409)).toBe(true);
    expect(new Set(made.map(({ data }) => (data as Order).orderNo)).size).toBe(1);
    expect(await ordersOf(by)).toHaveLength(1);
    expect((await send()).data).toEqual(made[0]?.data);
  });

  it('TRUST 27: the same key with another body is refused with 422', async () => {
    const by = await buyer(server);
    const idempotencyKey = crypto.randomUUID();
    await by.client.raw(order.create, { body: body(), idempotencyKey });
    const other = { ...body(), durationMonths: 12 as const };
    const answer = await by.client.raw(order.create, { body: other, idempotencyKey });
    expect([answer.status, answer.code]).toEqual([422, codes.idempotencyMismatch]);
    expect(await ordersOf(by)).toHaveLength(1);
  });
});

describe('TRUST 29: price tampering', () => {
  it.each([
    ['an amount', { amount: { amount: 1, currency: 'CNY' } }, 'body.amount'],
    ['a discount', { discount: 99 }, 'body.discount'],
    ['a price a day', { perDay: 1 }, 'body.perDay'],
    ['a period that is not sold', { durationMonths: 2 }, 'body.durationMonths'],
    ['no period', { durationMonths: 0 }, 'body.durationMonths'],
    ['a negative period', { durationMonths: -1 }, 'body.durationMonths'],
    ['minus one seat', { memberCount: -1 }, 'body.memberCount'],
    ['half a seat', { memberCount: 0.5 }, 'body.memberCount'],
    ['a billion seats', { memberCount: 1e9 }, 'body.memberCount'],
    ['no number of seats', { memberCount: 'NaN' }, 'body.memberCount'],
    ['no route', { seaRouteIds: [] }, 'body.seaRouteIds'],
    ['51 routes', { seaRouteIds: Array.from({ length: 51 }, () => crypto.randomUUID()) }, 'body.seaRouteIds'],
  ])('TRUST 29: %s in the order is refused by name', async (_, more, field) => {
    const by = await buyer(server, 1);
    const body = JSON.stringify({ seaRouteIds: lanes.slice(0, 1), durationMonths: 1, ...more });
    const answer = await by.client.raw(order.create, { body });
    expect([answer.status, answer.code]).toEqual([400, codes.requestInvalid]);
    expect(JSON.stringify(answer.data)).toContain(field);
    expect(await ordersOf(by)).toEqual([]);
  });

  it('TRUST 29: naming a route many times neither costs nor saves anything', async () => {
    const by = await buyer(server);
    const [lane = ''] = lanes;
    const body = { seaRouteIds: Array.from({ length: 12 }, () => lane), durationMonths: 1 as const };
    const made = await by.client.gateway.send(order.create, { body });
    expect(made).toMatchObject({ amount: { amount: 59_700, currency: 'CNY' }, discount: { amount: 0 } });
  });

  it('TRUST 29: -0, NaN and 1e9 as written in JSON never reach a price', async () => {
    const by = await buyer(server, 1);
    for (const seats of ['NaN', '1e9', 'Infinity', '9007199254740993']) {
      const text = `{"seaRouteIds":["${lanes[0]}"],"durationMonths":1,"memberCount":${seats}}`;
      expect((await by.client.raw(order.create, { body: text })).status).toBe(400);
    }
    expect(await ordersOf(by)).toEqual([]);
  });
});

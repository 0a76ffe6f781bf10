import { codes } from '@fairway/gateway/contract/codes';
import { order } from '@fairway/gateway/contract/order';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../testing/index.ts';
import { buyer, ordered } from '../../testing/orders.ts';
import { openShop } from '../../testing/shop.ts';
import { atDesk } from '../../testing/staff.ts';
import { look, watch } from '../../testing/till.ts';
import { confirmTransfer, handIn } from '../../testing/transfers.ts';

const { lanes, ordersOf, server } = await openShop();

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

  it('of another account is as unknown as a number that never existed', async () => {
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

  it('cancels itself when its countdown ends, whether or not the page is open', async () => {
    const by = await buyer(server);
    const [looked, alone] = [await ordered(by, lanes), await ordered(by, lanes)];
    server.clock.advance(30 * 60 - 1);
    await watch(server);
    expect((await look(by, looked)).status).toBe(2);
    server.clock.advance(1);
    expect((await look(by, looked)).status).toBe(4);
    await watch(server);
    const rows = await ordersOf(by);
    expect(rows.find(({ id }) => id === alone.id)).toMatchObject({ status: 4, cancelReason: 'timeout' });
  });

  it('of a route that is paid for is refused', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await handIn(by, made);
    await confirmTransfer(await atDesk(server, ['finance']), made);
    const body = { seaRouteIds: lanes.slice(0, 2), durationMonths: 1 } as const;
    expect((await by.client.raw(order.create, { body })).code).toBe(codes.routeSubscribed);
  });
});

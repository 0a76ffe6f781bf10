import { codes } from '@fairway/gateway/contract/codes';
import { type Order, order } from '@fairway/gateway/contract/order';
import { describe, expect, it } from 'vitest';
import { buyer } from '../../../testing/orders.ts';
import { addSeats } from '../../../testing/seats.ts';
import { openShop } from '../../../testing/shop.ts';

const { lanes, ordersOf, server } = await openShop();

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

  it('TRUST 29: naming a route many times does not change the price', async () => {
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

it('a paid route can only be ordered again as a renewal', async () => {
  const by = await buyer(server);
  const now = server.clock.now();
  await addSeats(server.db, { ...by, seats: 0, lanes: lanes.slice(0, 1), now });
  const body = { seaRouteIds: lanes.slice(0, 1), durationMonths: 1 as const };
  expect((await by.client.raw(order.create, { body })).code).toBe(codes.routeSubscribed);
  expect((await by.client.raw(order.create, { body: { ...body, renew: true } })).code).toBe(codes.ok);
});

import { codes } from '@fairway/gateway/contract/codes';
import { order } from '@fairway/gateway/contract/order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, startTestServer, type TestServer } from '../../../testing/index.ts';
import { type Buyer, buyer, lanesOnOffer, ordered } from '../../../testing/orders.ts';
import { payQr, tap } from '../../../testing/till.ts';
import { pageQuery } from './page.ts';

let server: TestServer;
let lanes: string[];
/** A buyer of four orders, made on two days in Shanghai, at two prices; and another buyer of one. */
let by: Buyer;
let numbers: { first: string; dear: string; paid: string; cancelled: string };
beforeAll(async () => {
  server = await startTestServer({ env: { ORDER_PAY_MINUTES: '1440' } });
  lanes = await lanesOnOffer(server.db);
  await ordered(await buyer(server), lanes);
  by = await buyer(server);
  const make = async (count: number) => {
    server.clock.advance(1);
    return ordered(by, lanes, count);
  };
  // 23:59:30 of the 20th in Shanghai; the rest is made on the 21st, which is still the 20th in UTC.
  server.clock.set('2026-11-20T15:59:29.000Z');
  const first = await make(1);
  server.clock.set('2026-11-20T16:00:00.000Z');
  const dear = await make(2);
  const paid = await make(1);
  const cancelled = await make(1);
  await tap(await payQr(by, paid), 'pay');
  await by.client.gateway.send(order.cancel, { body: { orderNo: cancelled.orderNo } });
  numbers = {
    first: first.orderNo,
    dear: dear.orderNo,
    paid: paid.orderNo,
    cancelled: cancelled.orderNo,
  };
});
afterAll(() => server.stop());

type Query = Parameters<typeof find>[0];
const find = (query: Partial<Record<string, string | number>> = {}) =>
  by.client.gateway.send(order.selectPage, { query: query as never });
const numbersOf = async (query?: Query) => {
  const names = new Map(Object.entries(numbers).map(([name, orderNo]) => [orderNo, name]));
  return (await find(query)).rows.map(({ orderNo }) => names.get(orderNo));
};

describe('the orders of a buyer', () => {
  it('are only their own, newest first, each the same as in its detail', async () => {
    const page = await find();
    expect(page).toMatchObject({ total: 4, page: 1, limit: 10 });
    expect(await numbersOf()).toEqual(['cancelled', 'paid', 'dear', 'first']);
    for (const row of page.rows) {
      const { orderNo } = row;
      expect(row).toEqual(await by.client.gateway.send(order.queryByOrderNo, { query: { orderNo } }));
    }
  });

  it.each([
    ['a status', { status: 2 }, ['dear', 'first']],
    ['another status', { status: 3 }, ['paid']],
    ['a status that none has', { status: 1 }, []],
    ['their first day, which ends at midnight in Shanghai', { createdTo: '2026-11-20' }, ['first']],
    ['their last day', { createdFrom: '2026-11-21' }, ['cancelled', 'paid', 'dear']],
    ['days, both included', { createdFrom: '2026-11-20', createdTo: '2026-11-20' }, ['first']],
    ['days in the wrong order', { createdFrom: '2026-11-21', createdTo: '2026-11-20' }, []],
    ['a number', { sort: 'createdAt', order: 'asc', limit: 50 }, ['first', 'dear', 'paid', 'cancelled']],
  ] as const)('are narrowed down by %s', async (_, query, expected) => {
    expect(await numbersOf(query)).toEqual(expected);
  });

  it('are found by any part of their number, which is no pattern', async () => {
    expect(await numbersOf({ keyword: numbers.dear })).toEqual(['dear']);
    expect(await numbersOf({ keyword: ` ${numbers.paid.slice(-8)} ` })).toEqual(['paid']);
    expect((await find({ keyword: '２０２６' })).total).toBe(4);
    for (const keyword of ['%', '_', '\\', "' or true --"]) {
      expect(await find({ keyword })).toMatchObject({ total: 0, rows: [] });
    }
  });

  it('are sorted by price, equal ones newest first', async () => {
    expect(await numbersOf({ sort: 'amount', order: 'asc' })).toEqual(['cancelled', 'paid', 'first', 'dear']);
    expect(await numbersOf({ sort: 'amount' })).toEqual(['dear', 'cancelled', 'paid', 'first']);
  });

  it('past the last page are none, and still counted', async () => {
    expect(await find({ page: 9 })).toEqual({ rows: [], total: 4, page: 9, limit: 10 });
  });

  it('show the newest code of each', async () => {
    const other = await buyer(server);
    const [one, two] = [await ordered(other, lanes), await ordered(other, lanes)];
    await tap(await payQr(other, one), 'decline');
    server.clock.advance(1);
    const codesOf = [await payQr(other, one, 2), await payQr(other, two)];
    const { rows } = await other.client.gateway.send(order.selectPage, { query: { order: 'asc' } });
    const byNumber = new Map(rows.map(({ orderNo, qr }) => [orderNo, qr?.qrCode]));
    expect([one, two].map(({ orderNo }) => byNumber.get(orderNo))).toEqual(
      codesOf.map(({ qrCode }) => qrCode),
    );
  });
});

it('a list that is looked at shows no order as pending whose countdown has ended', async () => {
  const late = await buyer(server);
  const { orderNo, cancelsAt } = await ordered(late, lanes);
  const before = server.clock.now();
  server.clock.set(cancelsAt ?? before);
  const seen = await late.client.gateway.send(order.selectPage, { query: {} });
  server.clock.set(before);
  expect(seen.rows).toMatchObject([{ orderNo, status: 4, cancelsAt: null }]);
});

it('a company sees the orders of the company, its sub-accounts none', async () => {
  const admin = await buyer(server, 1);
  const { orderNo } = await ordered(admin, lanes);
  const sub = server.client();
  await logIn(server, sub, { accountType: 2, tenantId: admin.tenantId });
  expect((await sub.raw(order.selectPage)).code).toBe(codes.subAccountNotAllowed);
  const { rows } = await admin.client.gateway.send(order.selectPage, { query: {} });
  expect(rows.map((row) => row.orderNo)).toEqual([orderNo]);
});

it('TRUST 1: a visitor sees no orders', async () => {
  expect((await server.client().raw(order.selectPage)).status).toBe(401);
});

it.each([
  'page=-1',
  'page=NaN',
  'page=1e9',
  'page=1&page=2',
  'page=9007199254740993',
  'limit=7',
  'limit=1000',
])('TRUST 42: %s is refused', async (query) => {
  expect((await by.client.raw(order.selectPage, { query })).status).toBe(400);
});

it.each([
  'sort=amount;drop table purchase_order',
  'sort=tenantId',
  'order=up',
  'status=5',
  'status=2 or 1=1',
  'createdFrom=yesterday',
  'createdTo=2026-13-01',
  'keyword=%00',
  `keyword=${'9'.repeat(41)}`,
  'tenantId=01942f5e-0000-7000-8000-000000000001',
  '__proto__=1',
])('TRUST 41: %s is refused', async (query) => {
  expect((await by.client.raw(order.selectPage, { query })).status).toBe(400);
});

it.each(['0001-01-01', '9999-12-31', '2026-02-31'])(
  'a day at the edge of the calendar, %s, is no fault',
  async (day) => {
    const answer = await by.client.raw(order.selectPage, { query: { createdFrom: day, createdTo: day } });
    expect([answer.status, answer.code]).toEqual([200, codes.ok]);
  },
);

it('a page is read by its tenant’s rows alone', async () => {
  const search = { keyword: '', sort: 'createdAt', order: 'desc', page: 1, limit: 10 } as const;
  const plan = await server.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return pageQuery(transaction, by.tenantId, search).explain('text');
  });
  expect(JSON.stringify(plan)).toMatch(/Index Cond: \(tenant_id = /);
});

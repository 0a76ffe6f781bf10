import { codes } from '@fairway/gateway/contract/codes';
import type { CostedSailing } from '@fairway/gateway/contract/freight';
import { freight } from '@fairway/gateway/contract/freight';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { byTotal } from '@fairway/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSampleData } from '../../../sample/index.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { saveExchangeRates } from '../index.ts';

let server: TestServer;
let subscriber: TestClient;
let member: TestClient;
let visitor: TestClient;

const lane = { origin: 'CNSHA', destination: 'NLRTM' };
const boxes = '2x20GP-1x40HQ';
const shipment = { boxes, incoterm: 'FOB', currency: 'CNY' } as const;
const weeks = [48, 49, 50, 51, 52, 53].map((week) => `2026-W${week}`);

beforeAll(async () => {
  server = await startTestServer();
  await fillSampleData(server.db, server.clock.now(), 10);
  [subscriber, member, visitor] = [server.client(), server.client(), server.client()];
  await logIn(server, subscriber, { accountType: 1 });
  await logIn(server, member, { accountType: 1 });
  const { id } = await server.db
    .selectFrom('seaRoute')
    .select('id')
    .where('origin', '=', lane.origin)
    .where('destination', '=', lane.destination)
    .executeTakeFirstOrThrow();
  await subscriber.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [id] } });
});
afterAll(() => server.stop());

const search = (
  client: TestClient,
  query: {
    week: string;
    sort?: 'total' | 'departure';
    order?: 'asc' | 'desc';
    page?: number;
    boxes?: string;
  },
) => client.gateway.send(freight.selectSailings, { query: { ...lane, ...shipment, limit: 50, ...query } });

const totalOf = ({ cost }: CostedSailing) => cost?.total?.amount ?? null;

describe('one total everywhere', () => {
  it('every sailing of six weeks costs the same in the list, in the week strip and in detail, to the cent', async () => {
    const strip = await subscriber.gateway.send(freight.selectWeekPrices, {
      query: { ...lane, ...shipment, week: '2026-W48' },
    });
    let compared = 0;
    for (const week of weeks) {
      const { rows, cheapest } = await search(subscriber, { week, sort: 'total' });
      const bookable = rows.filter(({ closedBy }) => closedBy === null).flatMap((row) => totalOf(row) ?? []);
      const lowest = bookable.length > 0 ? { amount: Math.min(...bookable), currency: 'CNY' } : null;
      expect(cheapest).toEqual(lowest);
      expect(strip.weeks.find((each) => each.week === week)?.lowest).toEqual(lowest);
      for (const row of rows) {
        const detail = await subscriber.gateway.send(freight.sailDetail, {
          query: { id: row.id, ...shipment },
        });
        expect(detail.cost).toMatchObject(row.cost ?? {});
        const lines = detail.cost?.lines ?? [];
        const sum = lines.reduce((all, { converted }) => all + (converted ?? 0), 0);
        if (detail.cost?.total) expect(sum).toBe(detail.cost.total.amount);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('a currency and a box alone come to the total that the sheet has had for one box', async () => {
    const { rows } = await search(subscriber, { week: '2026-W49' });
    const id = rows.find((row) => totalOf(row) !== null)?.id ?? '';
    const { cost, totals } = await subscriber.gateway.send(freight.sailDetail, {
      query: { id, boxes: '1x40HQ', currency: 'USD' },
    });
    const own = (currency: string) =>
      (cost?.lines ?? [])
        .filter((line) => line.currency === currency)
        .reduce((all, { amount }) => all + amount, 0);
    for (const { currency, amounts } of totals) expect(own(currency)).toBe(amounts['40HQ']?.amount);
  });
});

describe('ranked by total', () => {
  it.each(['asc', 'desc'] as const)(
    '%s: over all pages, without losing one; no total comes last',
    async (order) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) =>
          subscriber.gateway.send(freight.selectSailings, {
            query: { ...lane, ...shipment, week: '2026-W50', sort: 'total', order, page, limit: 10 },
          }),
        ),
      );
      const rows = pages.flatMap((page) => page.rows);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(pages[0]?.total);
      // Sailings of one departure are together, at the place of the first of them.
      const firsts = [...Map.groupBy(rows, ({ vessel, departure }) => `${vessel} ${departure.at}`).values()];
      const sign = order === 'asc' ? 1 : -1;
      const totals = firsts.map((group) => (group[0] ? totalOf(group[0]) : null));
      expect(totals).toEqual(
        totals.toSorted((a, b) => (a === null || b === null ? 1 : sign) * byTotal(a, b)),
      );
    },
  );
});

describe('costs that a caller may see', () => {
  it('a visitor gets no cost, and by total the order of departure', async () => {
    const { rows, costAccess, cheapest, rates } = await search(visitor, { week: '2026-W49', sort: 'total' });
    const plain = await search(visitor, { week: '2026-W49', sort: 'departure' });
    expect([costAccess, cheapest, rates]).toEqual(['login', null, []]);
    expect(rows.every(({ cost, prices }) => cost === null && prices === null)).toBe(true);
    expect(rows.map(({ id }) => id)).toEqual(plain.rows.map(({ id }) => id));
    const strip = await visitor.gateway.send(freight.selectWeekPrices, {
      query: { ...lane, ...shipment, week: '2026-W49' },
    });
    expect(strip.weeks.every(({ lowest }) => lowest === null)).toBe(true);
  });

  it('a member without the route gets the sum of the visible prices, and no surcharge', async () => {
    const { rows, costAccess } = await search(member, { week: '2026-W49', sort: 'total' });
    expect(costAccess).toBe('freight');
    for (const { cost, prices } of rows) {
      if (!cost) throw new Error('a member sees the freight');
      expect([cost.parts.surcharges, cost.parts.origin, cost.parts.destination]).toEqual([0, 0, 0]);
      expect(cost.missing.filter(({ kind }) => kind !== 'price')).toEqual([]);
      const [gp20, hq40] = [prices?.['20GP'], prices?.['40HQ']];
      expect(cost.total === null).toBe(!gp20 || !hq40);
    }
    const answer = await member.raw(freight.sailDetail, { query: { id: rows[0]?.id ?? '', boxes } });
    expect(answer.code).toBe(codes.subscriptionRequired);
  });

  it('the order of a member without the route follows from the freight alone', async () => {
    const { rows } = await search(member, { week: '2026-W49', sort: 'total' });
    const totals = rows.filter(({ closedBy }) => closedBy === null).map(totalOf);
    expect(totals[0]).toBe(totals.toSorted(byTotal)[0]);
  });
});

describe('totals with missing parts', () => {
  it('a box type without a price: no total, and which', async () => {
    const { rows } = await search(subscriber, { week: '2026-W49', boxes: '1x45HQ' });
    expect(rows[0]?.cost?.total).toBe(null);
    expect(rows[0]?.cost?.missing).toContainEqual({ kind: 'price', code: 'OF', type: '45HQ' });
  });

  it('a currency without a rate: no total, and which', async () => {
    await server.db.deleteFrom('exchangeRate').where('currency', '=', 'USD').execute();
    const { rows } = await search(subscriber, { week: '2026-W49' });
    expect(rows[0]?.cost?.missing).toContainEqual({ kind: 'rate', currency: 'USD' });
    const entry = { currency: 'USD', day: '2026-11-19', microYuan: 7_083_100, source: 'CFETS' } as const;
    await saveExchangeRates(server.db, [entry], server.clock.now());
    const mended = await search(subscriber, { week: '2026-W49' });
    expect(mended.rates).toContainEqual({ ...entry, sample: false });
    expect(mended.rows.some((row) => totalOf(row) !== null)).toBe(true);
  });

  it.each([
    ['boxes=1x53HC', 'boxes'],
    ['boxes=1x20GP&incoterm=FAS', 'incoterm'],
    ['boxes=1x20GP&currency=GBP', 'currency'],
    ['boxes=1x20GP&goods=-5USD', 'goods'],
  ])('TRUST 42: %s is refused, naming the field', async (query, field) => {
    const answer = await subscriber.raw(freight.selectSailings, {
      query: `${new URLSearchParams({ ...lane, week: '2026-W49' })}&${query}`,
    });
    expect([answer.status, answer.code]).toEqual([400, codes.requestInvalid]);
    expect(JSON.stringify(answer.data)).toContain(`query.${field}`);
  });
});

describe('filters', () => {
  it.each([
    ['carrier=COSU', (row: CostedSailing) => row.carrier.code === 'COSU'],
    ['transit=35', (row: CostedSailing) => row.transitDays <= 35],
    ['closingFrom=2026-12-02', (row: CostedSailing) => row.closing.at >= '2026-12-01T16:00:00.000Z'],
  ])('%s leaves those that match, and counts them', async (filter, matches) => {
    const query = new URLSearchParams({ ...lane, week: '2026-W49', limit: '50' });
    const all = await member.raw(freight.selectSailings, { query: String(query) });
    const some = await member.raw(freight.selectSailings, { query: `${query}&${filter}` });
    const idsOf = (rows: CostedSailing[]) => rows.map(({ id }) => id).sort();
    const expected = (all.data as { rows: CostedSailing[] }).rows.filter(matches);
    expect(idsOf((some.data as { rows: CostedSailing[] }).rows)).toEqual(idsOf(expected));
    expect((some.data as { total: number }).total).toBe(expected.length);
  });
});

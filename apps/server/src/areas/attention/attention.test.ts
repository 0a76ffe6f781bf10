import { attention } from '@fairway/gateway/contract/attention';
import { codes } from '@fairway/gateway/contract/codes';
import { news } from '@fairway/gateway/contract/news';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';
import { addArticle } from '../news/fixtures.ts';
import { mostFollowed } from './rules.ts';

let server: TestServer;
let member: TestClient;

const lax = { origin: 'CNSHA', destination: 'USLAX' };
const rotterdam = { origin: 'CNSHA', destination: 'NLRTM' };
/** No ship of ours sails it. */
const unsailed = { origin: 'SGSIN', destination: 'DEHAM' };

// The test clock is at Friday 2026-11-20: week 48 is the bookable one.
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  const busy = await addLane(server.db, lax);
  const other = await addLane(server.db, rotterdam);
  await addSailing(server.db, busy, '2026-11-17T10:00:00Z', { priceHq40: 200_000 });
  await addSailing(server.db, busy, '2026-11-25T10:00:00Z', { priceHq40: 190_000, priceGp20: 99_000 });
  await addSailing(server.db, busy, '2026-11-27T10:00:00Z', { priceHq40: 210_000, transitDays: 11 });
  await addSailing(server.db, other, '2026-11-26T10:00:00Z', { priceHq40: 180_000 });
});
afterAll(() => server.stop());

beforeEach(async () => {
  member = server.client();
  await logIn(server, member);
});

const follow = (lane: typeof lax, followed = true, by = member) =>
  by.gateway.send(attention.addOrUpdateAttention, { body: { ...lane, followed } });
const rates = (query = {}, by = member) =>
  by.gateway.send(attention.selectShippingRateByAttention, { query });
const lanesOf = (
  rows: readonly { attention: { origin: { code: string }; destination: { code: string } } }[],
) => rows.map(({ attention: { origin, destination } }) => `${origin.code}-${destination.code}`);
const isFollowed = async (lane: typeof lax, by = member) =>
  (await by.gateway.send(attention.selectAttention, { query: lane })).followed;

describe('following a route', () => {
  it('is returned by every call, and following twice changes nothing', async () => {
    const { attention: first } = await follow(lax);
    server.clock.advance(60);
    const { attention: second } = await follow(lax);
    server.clock.advance(-60);
    expect(second).toEqual(first);
    expect(await isFollowed(lax)).toBe(true);
    const { rows, total } = await member.gateway.send(attention.selectAttentionList, { query: {} });
    expect([rows, total]).toEqual([[first], 1]);
  });

  it('ends, also when it is ended twice', async () => {
    await follow(lax);
    expect(await follow(lax, false)).toEqual({ followed: false, attention: null });
    expect(await follow(lax, false)).toEqual({ followed: false, attention: null });
    expect(await isFollowed(lax)).toBe(false);
    expect((await rates()).total).toBe(0);
  });

  it('is private: other accounts do not see it, and visitors follow none', async () => {
    await follow(lax);
    const other = server.client();
    await logIn(server, other);
    expect(await isFollowed(lax, other)).toBe(false);
    expect(await isFollowed(lax, server.client())).toBe(false);
    expect((await rates({}, other)).rows).toEqual([]);
  });

  it.each([
    ['an unknown port', { origin: 'CNSHA', destination: 'ZZZZZ' }],
    ['one port twice', { origin: 'CNSHA', destination: 'CNSHA' }],
  ])('of %s is refused', async (_, lane) => {
    expect(
      await member.raw(attention.addOrUpdateAttention, { body: { ...lane, followed: true } }),
    ).toMatchObject({
      code: codes.notFound,
    });
  });

  it('ends at so many, also where two presses come at once', async () => {
    const { rows } = await server.db
      .selectFrom('port')
      .select('code')
      .where('code', '<>', 'CNSHA')
      .limit(mostFollowed)
      .execute()
      .then((ports) => ({ rows: ports.map(({ code }) => ({ origin: 'CNSHA', destination: code })) }));
    const [last, before, ...rest] = rows;
    if (!last || !before) return expect.fail('too few ports');
    for (const lane of rest) await follow(lane);
    const more = { origin: 'CNSHA', destination: 'CNSHA' === last.origin ? last.destination : last.origin };
    const third = { origin: last.destination, destination: 'CNSHA' };
    const answers = await Promise.all(
      [more, before, third].map((lane) =>
        member.raw(attention.addOrUpdateAttention, { body: { ...lane, followed: true } }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.ok, codes.ok, codes.attentionLimit]);
  });
});

describe('the followed routes', () => {
  it('have the total of a shipment, in the list, in the chart and for each sailing', async () => {
    await follow(lax);
    const shipment = { boxes: '2x40HQ' };
    const total = { amount: 380_000, currency: 'USD' };
    const [row] = (await rates(shipment)).rows;
    // Without a subscription of the route, it is of the ocean freight.
    expect(row).toMatchObject({ total, costAccess: 'freight' });
    const query = { ...lax, ...shipment };
    const { weeks, cheapest, coming, costAccess } = await member.gateway.send(
      attention.selectAttentionDetail,
      { query },
    );
    expect(costAccess).toBe('freight');
    // The week before has departed, and counts with all its sailings.
    expect(weeks.slice(-2).map((week) => week.total?.amount)).toEqual([400_000, 380_000]);
    expect(cheapest?.cost?.total).toEqual(total);
    expect(coming.map(({ cost }) => cost?.total?.amount)).toEqual([380_000, 420_000]);
    expect((await rates()).rows[0]).toMatchObject({ total: null });
  });

  it("tell the week's lowest prices, the next departure and the change against the week before", async () => {
    await follow(lax);
    const { rows, week, access } = await rates();
    expect([week, access]).toEqual(['2026-W48', 'open']);
    expect(rows).toMatchObject([
      {
        nextDeparture: { at: '2026-11-25T10:00:00.000Z', zone: 'Asia/Shanghai' },
        sailings: 2,
        prices: {
          '20GP': { amount: 99_000, currency: 'USD' },
          '40GP': null,
          '40HQ': { amount: 190_000, currency: 'USD' },
        },
        change: -5,
        moved: -10_000,
      },
    ]);
  });

  it('are sorted in the requested order, those without a value last', async () => {
    for (const lane of [lax, unsailed, rotterdam]) {
      await follow(lane);
      server.clock.advance(1);
    }
    const order = async (query: object) => lanesOf((await rates(query)).rows);
    expect(await order({})).toEqual(['CNSHA-NLRTM', 'SGSIN-DEHAM', 'CNSHA-USLAX']);
    expect(await order({ sort: '40HQ' })).toEqual(['CNSHA-NLRTM', 'CNSHA-USLAX', 'SGSIN-DEHAM']);
    expect(await order({ sort: 'departure' })).toEqual(['CNSHA-USLAX', 'CNSHA-NLRTM', 'SGSIN-DEHAM']);
    expect(await order({ sort: 'change' })).toEqual(['CNSHA-USLAX', 'CNSHA-NLRTM', 'SGSIN-DEHAM']);
  });

  it('are sorted by the total of a shipment, those without one last in both directions', async () => {
    for (const lane of [lax, unsailed, rotterdam]) {
      await follow(lane);
      server.clock.advance(1);
    }
    const order = async (query: object) => lanesOf((await rates({ sort: 'total', ...query })).rows);
    expect(await order({ boxes: '2x40HQ' })).toEqual(['CNSHA-NLRTM', 'CNSHA-USLAX', 'SGSIN-DEHAM']);
    const falling = { boxes: '2x40HQ', order: 'desc' };
    expect(await order(falling)).toEqual(['CNSHA-USLAX', 'CNSHA-NLRTM', 'SGSIN-DEHAM']);
    // Only one of them has a price for it.
    expect((await order({ boxes: '1x20GP' }))[0]).toBe('CNSHA-USLAX');
    expect(await rates({ sort: 'total', boxes: '2x40HQ', page: 2 })).toMatchObject({ rows: [], total: 3 });
  });

  it.each([
    ['洛杉矶', ['CNSHA-USLAX']],
    ['shanghai', ['CNSHA-NLRTM', 'CNSHA-USLAX']],
    ['上海 鹿特丹', ['CNSHA-NLRTM']],
    ['sgsin', ['SGSIN-DEHAM']],
    ['zzqx', []],
  ])('are found by %s', async (keyword, lanes) => {
    for (const lane of [lax, unsailed, rotterdam]) {
      await follow(lane);
      server.clock.advance(1);
    }
    expect(lanesOf((await rates({ keyword })).rows)).toEqual(lanes);
  });

  it('returns empty values for a lane without sailings', async () => {
    await follow(unsailed);
    expect((await rates()).rows).toMatchObject([
      { nextDeparture: null, sailings: 0, prices: null, change: null, moved: null },
    ]);
  });
});

it('list and detail name the same week, the same next departure and the same lowest price, whatever is closed', async () => {
  await follow(lax);
  const start = server.clock.now();
  for (const hours of [0, 12, 24, 36, 48, 72, 96, 120, 168]) {
    server.clock.set(new Date(start.getTime() + hours * 3_600_000).toISOString());
    const [row] = (await rates()).rows;
    const followed = await member.gateway.send(attention.selectAttentionDetail, { query: lax });
    const last = followed.weeks.at(-1);
    expect([row?.week, row?.nextDeparture, row?.sailings]).toEqual([
      followed.week,
      followed.coming[0]?.departure ?? null,
      last?.sailings,
    ]);
    expect(row?.prices ?? null).toEqual(last?.prices ?? null);
    expect(followed.coming.every(({ closing }) => new Date(closing.at) > server.clock.now())).toBe(true);
  }
  server.clock.set(start.toISOString());
});

describe('one route', () => {
  const detail = (query: typeof lax) => member.gateway.send(attention.selectAttentionDetail, { query });

  it('returns twelve weeks, the next departures, the cheapest and the quickest sailing', async () => {
    await follow(lax);
    const followed = await detail(lax);
    expect(followed.attention).not.toBeNull();
    expect(followed.weeks).toHaveLength(12);
    expect(followed.weeks.slice(-2).map(({ week, prices }) => [week, prices?.['40HQ']?.amount])).toEqual([
      ['2026-W47', 200_000],
      ['2026-W48', 190_000],
    ]);
    expect(followed.coming.map(({ departure }) => departure.at)).toEqual([
      '2026-11-25T10:00:00.000Z',
      '2026-11-27T10:00:00.000Z',
    ]);
    expect(followed.cheapest?.prices?.['40HQ']?.amount).toBe(190_000);
    expect(followed.quickest?.transitDays).toBe(11);
    expect(followed.moved).toBe(-10_000);
  });

  it('is shown also to those who do not follow it, and so are lanes without sailings', async () => {
    expect((await detail(lax)).attention).toBeNull();
    expect(await detail(unsailed)).toMatchObject({
      coming: [],
      cheapest: null,
      quickest: null,
      change: null,
    });
  });

  it('of an unknown port is not there', async () => {
    expect(
      await member.raw(attention.selectAttentionDetail, { query: { origin: 'CNSHA', destination: 'ZZZZZ' } }),
    ).toMatchObject({ code: codes.notFound });
  });
});

it('my news include those of followed routes', async () => {
  const id = await addArticle(server.db, server.clock.now(), { lanes: ['SGSIN-DEHAM'], ports: [] });
  const mine = async () =>
    (await member.gateway.send(news.selectPage, { query: { mine: 'routes' } })).rows.map((row) => row.id);
  expect(await mine()).not.toContain(id);
  await follow(unsailed);
  expect(await mine()).toContain(id);
});

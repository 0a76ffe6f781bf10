import { codes } from '@fairway/gateway/contract/codes';
import { freight } from '@fairway/gateway/contract/freight';
import { sailingListing } from '@fairway/gateway/contract/listings/sailings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addLane, addSailing } from '../fixtures.ts';

let server: TestServer;
let visitor: TestClient;
let member: TestClient;

// The test clock is at Friday 2026-11-20, in week 47.
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  visitor = server.client();
  member = server.client();
  await logIn(server, member);
  const lane = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  const add = (departure: string, columns: object) => addSailing(server.db, lane, departure, columns);
  await add('2026-11-24T10:00:00Z', { voyage: 'B', priceGp20: 120_000, priceHq40: 210_000, transitDays: 16 });
  await add('2026-11-23T10:00:00Z', { voyage: 'A', priceGp20: 130_000, priceHq40: 190_000, transitDays: 14 });
  await add('2026-11-26T10:00:00Z', { voyage: 'D', transitPort: 'KRPUS', transitDays: 21 });
  await add('2026-11-25T10:00:00Z', { voyage: 'C', priceGp20: 110_000, priceHq40: 200_000, transitDays: 15 });
  // Monday at 02:00 in Shanghai is still Sunday in UTC: the port's calendar decides the week.
  await add('2026-11-29T18:00:00Z', { voyage: 'NEXT' });
  await addSailing(
    server.db,
    await addLane(server.db, { origin: 'CNSHA', destination: 'USLGB' }),
    '2026-11-24T10:00:00Z',
    { voyage: 'OTHER' },
  );
});
afterAll(() => server.stop());

const lane = { origin: 'CNSHA', destination: 'USLAX', week: '2026-W48' } as const;
const sailingOf = <Row extends { voyage: string }>(page: { rows: readonly Row[] }, voyage: string) =>
  page.rows.find((row) => row.voyage === voyage);

describe('a route in a week', () => {
  it('shows carrier, vessel, closings and times with the zone of each port', async () => {
    const page = await visitor.gateway.send(freight.selectSailings, { query: lane });
    expect(page).toMatchObject({ total: 4, page: 1, limit: 10, sample: true });
    expect(page.origin).toMatchObject({ code: 'CNSHA', zone: 'Asia/Shanghai' });
    expect(sailingOf(page, 'A')).toMatchObject({
      carrier: { code: 'COSU', nameZh: '中远海运集运' },
      vessel: 'COSCO SHIPPING HIMALAYAS',
      voyage: 'A',
      departure: { at: '2026-11-23T10:00:00.000Z', zone: 'Asia/Shanghai' },
      arrival: { at: '2026-12-07T10:00:00.000Z', zone: 'America/Los_Angeles' },
      closing: { at: '2026-11-19T10:00:00.000Z', zone: 'Asia/Shanghai' },
      transitDays: 14,
      transitPort: null,
    });
    expect(page.updatedAt).toBe('2026-11-20T01:00:00.000Z');
  });

  it('requires a visitor to log in for prices', async () => {
    const page = await visitor.gateway.send(freight.selectSailings, { query: lane });
    expect(page.access).toBe('login');
    expect(page.rows.map((row) => row.prices)).toEqual([null, null, null, null]);
  });

  it('shows a member the prices that are quoted', async () => {
    const page = await member.gateway.send(freight.selectSailings, { query: lane });
    expect(page.access).toBe('open');
    expect(sailingOf(page, 'A')?.prices).toEqual({
      '20GP': { amount: 130_000, currency: 'USD' },
      '40GP': null,
      '40HQ': { amount: 190_000, currency: 'USD' },
    });
  });

  it('counts a departure early on Monday at the port into the new week', async () => {
    const page = await visitor.gateway.send(freight.selectSailings, { query: { ...lane, week: '2026-W49' } });
    expect(page.rows.map((row) => row.voyage)).toEqual(['NEXT']);
  });

  it('keeps listing departed sailings', async () => {
    server.clock.set('2026-11-25T02:00:00Z');
    const page = await visitor.gateway.send(freight.selectSailings, { query: lane });
    server.clock.set('2026-11-20T02:00:00Z');
    expect(page.rows.map((row) => row.voyage)).toEqual(['A', 'B', 'C', 'D']);
    expect(page).toMatchObject({ total: 4, bookable: 0 });
  });
});

describe('sorting and filtering', () => {
  // Documents of the first ship close on the 19th.
  beforeAll(() => server.clock.set('2026-11-18T02:00:00Z'));
  afterAll(() => server.clock.set('2026-11-20T02:00:00Z'));

  it.each([
    ['departure', 'asc', 'ABCD'],
    ['departure', 'desc', 'DCBA'],
    ['transit', 'asc', 'ACBD'],
    ['transit', 'desc', 'DBCA'],
    ['20GP', 'asc', 'CBAD'],
    // Unquoted prices come last both ways.
    ['20GP', 'desc', 'ABCD'],
    ['40HQ', 'asc', 'ACBD'],
    ['40HQ', 'desc', 'BCAD'],
    // No sailing quotes 40GP: equal rows are sorted by departure.
    ['40GP', 'asc', 'ABCD'],
    ['40GP', 'desc', 'ABCD'],
  ] as const)('by %s %s is %s', async (sort, order, voyages) => {
    const { rows } = await member.gateway.send(freight.selectSailings, { query: { ...lane, sort, order } });
    expect(rows.map((row) => row.voyage).join('')).toBe(voyages);
  });

  it.each([
    ['40HQ', 'asc', 'CBDA'],
    ['40HQ', 'desc', 'BCDA'],
    ['departure', 'asc', 'BCDA'],
    ['departure', 'desc', 'DCBA'],
    ['transit', 'asc', 'CBDA'],
    // These are computed from all sailings of the week.
    ['co2', 'asc', 'BCDA'],
    ['reliability', 'desc', 'BCDA'],
  ] as const)('by %s %s what can no longer be booked comes last: %s', async (sort, order, voyages) => {
    server.clock.set('2026-11-20T02:00:00Z');
    const { rows } = await member.gateway.send(freight.selectSailings, { query: { ...lane, sort, order } });
    server.clock.set('2026-11-18T02:00:00Z');
    expect(rows.map((row) => row.voyage).join('')).toBe(voyages);
  });

  it.each([
    ['direct', ['A', 'B', 'C']],
    ['transfer', ['D']],
  ] as const)('shows %s sailings only, and counts those', async (routing, voyages) => {
    const page = await visitor.gateway.send(freight.selectSailings, { query: { ...lane, routing } });
    expect(page.rows.map((row) => row.voyage)).toEqual(voyages);
    expect(page.total).toBe(voyages.length);
  });

  it('names the port where boxes change ship', async () => {
    const query = { ...lane, routing: 'transfer' } as const;
    const { rows } = await visitor.gateway.send(freight.selectSailings, { query });
    expect(rows[0]?.transitPort).toEqual({ code: 'KRPUS', nameZh: '釜山', nameEn: 'Busan' });
  });
});

describe('paging', () => {
  beforeAll(async () => {
    const many = await addLane(server.db, { origin: 'CNNGB', destination: 'USLAX' });
    // All leave at once and cost the same, so only the id can keep them in order.
    for (let index = 0; index < 25; index += 1) {
      await addSailing(server.db, many, '2026-11-24T10:00:00Z', {
        ...{ vesselName: `V${index}`, voyage: `${index}`, priceHq40: 200_000 },
      });
    }
  });

  it.each(Object.keys(sailingListing.sorts) as (keyof typeof sailingListing.sorts)[])(
    'by %s returns every row once, even if all are equal',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) =>
          visitor.gateway.send(freight.selectSailings, { query: { ...lane, origin: 'CNNGB', sort, page } }),
        ),
      );
      expect(pages.map((page) => page.rows.length)).toEqual([10, 10, 5]);
      expect(new Set(pages.flatMap((page) => page.rows.map((row) => row.id))).size).toBe(25);
    },
  );

  it('returns the total also past the last page', async () => {
    const page = await visitor.gateway.send(freight.selectSailings, {
      query: { ...lane, origin: 'CNNGB', page: 9 },
    });
    expect(page).toMatchObject({ rows: [], total: 25, page: 9 });
  });
});

describe('sailings of one departure of a vessel', () => {
  // The clock is at 20 November: documents of the last one are closed.
  const prices = [190, 150, 210, 160, 170, 180, 200, 220, 230, 195, 240, 250];
  const vessels = ['EVER ACE', 'ONE APUS', 'EVER ACE', 'A', 'B', 'C', 'D', 'E', 'F', 'ONE APUS', 'G', 'H'];

  beforeAll(async () => {
    const shared = await addLane(server.db, { origin: 'CNTAO', destination: 'USLAX' });
    for (const [index, vesselName] of vessels.entries())
      await addSailing(server.db, shared, '2026-11-25T10:00:00Z', {
        ...{ vesselName, voyage: `${index}`, priceHq40: (prices[index] ?? 0) * 1_000 },
      });
    await addSailing(server.db, shared, '2026-11-25T10:00:00Z', {
      ...{ vesselName: 'A', voyage: 'CLOSED', priceHq40: 1_000, closing: new Date('2026-11-19T00:00:00Z') },
    });
  });

  it.each(Object.keys(sailingListing.sorts) as (keyof typeof sailingListing.sorts)[])(
    'by %s are on one page, one after the other, and none is lost',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const query = { ...lane, origin: 'CNTAO', sort, order } as const;
        const pages = await Promise.all(
          [1, 2].map((page) => visitor.gateway.send(freight.selectSailings, { query: { ...query, page } })),
        );
        const rows = pages.flatMap((page, index) =>
          page.rows.map(({ id, vessel }) => ({ id, vessel, index })),
        );
        expect(new Set(rows.map(({ id }) => id)).size).toBe(13);
        const runs = rows.filter(({ vessel, index }, at) => {
          const before = rows[at - 1];
          return before?.vessel !== vessel || before.index !== index;
        });
        expect(runs.map(({ vessel }) => vessel).sort()).toEqual([...new Set(vessels)].sort());
      }
    },
  );

  it('are counted as one row of a page', async () => {
    const query = { ...lane, origin: 'CNTAO', limit: 10 } as const;
    const { rows, total, departures } = await visitor.gateway.send(freight.selectSailings, { query });
    expect([rows.length, total, departures]).toEqual([13, 13, 10]);
  });

  it('agree with the week strip in the numbers of sailings and of those that can be booked', async () => {
    const query = { ...lane, origin: 'CNTAO' } as const;
    const listed = await visitor.gateway.send(freight.selectSailings, { query });
    const { weeks } = await visitor.gateway.send(freight.selectWeekPrices, { query });
    const week = weeks.find((each) => each.week === lane.week);
    expect([listed.total, listed.bookable]).toEqual([13, 12]);
    expect([week?.sailings, week?.bookable]).toEqual([13, 12]);
  });

  it('are on the last page where they can no longer be booked, in every order', async () => {
    for (const sort of Object.keys(sailingListing.sorts) as (keyof typeof sailingListing.sorts)[]) {
      const query = { ...lane, sort, limit: 50 } as const;
      const { rows, bookable } = await visitor.gateway.send(freight.selectSailings, { query });
      expect(rows.map(({ closedBy }) => closedBy === null)).toEqual(rows.map((_, index) => index < bookable));
    }
  });

  it('explain why they can no longer be booked', async () => {
    const query = { ...lane, origin: 'CNTAO', limit: 50 } as const;
    const { rows } = await visitor.gateway.send(freight.selectSailings, { query });
    const closed = rows.map(({ voyage, closedBy }) => [voyage, closedBy]).filter(([, by]) => by !== null);
    expect(closed).toEqual([['CLOSED', 'documentsClosed']]);
  });
});

describe('a route that cannot be shown', () => {
  it('is empty if both ports are known and there are no sailings', async () => {
    const query = { ...lane, origin: 'FJSUV' };
    const page = await visitor.gateway.send(freight.selectSailings, { query });
    expect(page).toMatchObject({ rows: [], total: 0, updatedAt: null, sample: false });
  });

  it('is not found where a port is unknown', async () => {
    for (const call of [freight.selectSailings, freight.selectWeekPrices]) {
      const answer = await visitor.raw(call, { query: { ...lane, origin: 'XXXXX' } });
      expect([answer.status, answer.code]).toEqual([200, codes.notFound]);
    }
  });

  it.each([
    ['week=2025-W53', 'week'],
    ['week=2026-48', 'week'],
    ['origin=Shanghai', 'origin'],
    ['sort=price', 'sort'],
    ['sort=departure;drop', 'sort'],
    ['order=up', 'order'],
    ['routing=air', 'routing'],
    ['page=0', 'page'],
    ['page=9007199254740993', 'page'],
    ['page=1&page=2', 'page'],
    ['limit=1000', 'limit'],
  ])('TRUST 42: %s is refused, naming the field', async (query, field) => {
    const params = new URLSearchParams({ ...lane });
    const [name = ''] = query.split('=');
    params.delete(name);
    const answer = await visitor.raw(freight.selectSailings, { query: `${params}&${query}` });
    expect([answer.status, answer.code]).toEqual([400, codes.requestInvalid]);
    expect(JSON.stringify(answer.data)).toContain(`query.${field}`);
  });
});

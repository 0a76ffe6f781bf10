import { freight } from '@fairway/gateway/contract/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addLane, addSailing } from '../fixtures.ts';

let server: TestServer;
let visitor: TestClient;
let member: TestClient;

// A Wednesday, in week 47: the ship of Tuesday has left, those of Saturday and Sunday take documents until Thursday noon.
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set('2026-11-18T02:00:00Z');
  await loadFacts(server.db, ['places']);
  visitor = server.client();
  member = server.client();
  await logIn(server, member);
  const busy = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX', referenceRank: 1 });
  await addLane(server.db, { origin: 'CNSHA', destination: 'NLRTM', referenceRank: 2 });
  await addLane(server.db, { origin: 'CNSHA', destination: 'DEHAM' });
  const add = (departure: string, columns: object) => addSailing(server.db, busy, departure, columns);
  await add('2026-11-10T10:00:00Z', { priceHq40: 180_000 });
  await add('2026-11-17T10:00:00Z', {
    priceHq40: 150_000,
    priceGp20: 70_000,
    transitDays: 11,
    portCutOff: new Date('2026-11-15'),
  });
  const closing = new Date('2026-11-19T04:00:00Z');
  await add('2026-11-21T10:00:00Z', { priceHq40: 189_000, priceGp20: 99_000, transitDays: 13, closing });
  await add('2026-11-22T02:00:00Z', { priceHq40: null, priceGp20: 98_000, closing });
  await add('2026-12-29T10:00:00Z', { priceHq40: 230_000 });
});
afterAll(() => server.stop());

const lane = { origin: 'CNSHA', destination: 'USLAX' } as const;

describe('the week strip', () => {
  it('shows twelve weeks from the week before the requested one, across the end of the year', async () => {
    const { weeks } = await member.gateway.send(freight.selectWeekPrices, {
      query: { ...lane, week: '2026-W48' },
    });
    expect(weeks.map((each) => each.week)).toEqual([
      '2026-W47',
      '2026-W48',
      '2026-W49',
      '2026-W50',
      '2026-W51',
      '2026-W52',
      '2026-W53',
      '2027-W01',
      '2027-W02',
      '2027-W03',
      '2027-W04',
      '2027-W05',
    ]);
    expect(weeks[0]).toEqual({
      week: '2026-W47',
      from: '2026-11-16',
      to: '2026-11-22',
      sailings: 3,
      bookable: 2,
      lowest: { amount: 189_000, currency: 'USD' },
    });
    expect(weeks[1]).toMatchObject({ sailings: 0, lowest: null });
    expect(weeks[6]).toMatchObject({ from: '2026-12-28', to: '2027-01-03', sailings: 1 });
  });

  it('quotes the requested box type', async () => {
    const query = { ...lane, week: '2026-W48', boxType: '20GP' } as const;
    const { weeks } = await member.gateway.send(freight.selectWeekPrices, { query });
    expect(weeks[0]?.lowest?.amount).toBe(98_000);
  });

  it.each(['2999-W52', '1900-W01'])('returns prices for %s, however far away', async (week) => {
    const { weeks } = await visitor.gateway.send(freight.selectWeekPrices, { query: { ...lane, week } });
    expect(weeks[1]).toMatchObject({ week, sailings: 0 });
  });

  it.each(['9999-W52', '3000-W01', '0001-W01'])('refuses %s, which no schedule knows', async (week) => {
    const answer = await visitor.raw(freight.selectWeekPrices, { query: { ...lane, week } });
    expect(answer).toMatchObject({ status: 400, data: { fields: [{ field: 'query.week' }] } });
  });

  it('shows a visitor how many sail, and no price', async () => {
    const { access, weeks } = await visitor.gateway.send(freight.selectWeekPrices, {
      query: { ...lane, week: '2026-W48' },
    });
    expect(access).toBe('login');
    expect(weeks[0]).toMatchObject({ sailings: 3, bookable: 2, lowest: null });
    expect(weeks.every((each) => each.lowest === null)).toBe(true);
  });
});

describe('the reference prices', () => {
  it('quote the routes of the home page in their order, with change and trend', async () => {
    const table = await member.gateway.send(freight.selectReferencePrices, { query: {} });
    expect(table).toMatchObject({ week: '2026-W47', access: 'open', sample: true });
    expect(table.rows.map((row) => row.destination.code)).toEqual(['USLAX', 'NLRTM']);
    expect(table.rows[0]).toMatchObject({
      prices: { '40HQ': { amount: 189_000, currency: 'USD' }, '40GP': null },
      change: 5,
      transitDays: 13,
      // The ship that left on Tuesday counts neither for the price nor the days nor the cut-off.
      earliestCutOff: { at: '2026-11-20T04:00:00.000Z', zone: 'Asia/Shanghai' },
    });
    expect(table.rows[0]?.trend).toEqual([...Array.from({ length: 10 }, () => null), 180_000, 189_000]);
  });

  it('leave a route without sailings empty', async () => {
    const { rows } = await member.gateway.send(freight.selectReferencePrices, { query: {} });
    expect(rows[1]).toMatchObject({ prices: null, change: null, transitDays: null, earliestCutOff: null });
  });

  it('show a visitor the index and its change, and no amounts', async () => {
    const { access, rows } = await visitor.gateway.send(freight.selectReferencePrices, { query: {} });
    expect(access).toBe('login');
    expect(rows[0]).toMatchObject({ prices: null, change: 5, trend: [], transitDays: 13 });
    expect(rows[0]?.index.slice(-2)).toEqual([100, 105]);
    expect(JSON.stringify(rows)).not.toMatch(/180000|189000/);
  });

  it('turn to the next week that can be booked when the last documents of a week are closed', async () => {
    server.clock.set('2026-11-19T04:00:00Z');
    const { rows } = await member.gateway.send(freight.selectReferencePrices, { query: {} });
    // The second route has no sailings: its week is the calendar week.
    expect(rows.map(({ week }) => week)).toEqual(['2026-W53', '2026-W47']);
    expect(rows[0]?.prices?.['40HQ']?.amount).toBe(230_000);
  });

  it('and the strip shows no lowest price for a closed week', async () => {
    const query = { ...lane, week: '2026-W48' } as const;
    const { weeks } = await member.gateway.send(freight.selectWeekPrices, { query });
    expect(weeks[0]).toMatchObject({ week: '2026-W47', sailings: 3, bookable: 0, lowest: null });
  });
});

import { codes } from '@fairway/gateway/contract/codes';
import { dataChart } from '@fairway/gateway/contract/dataChart';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';

let server: TestServer;
const lax = { origin: 'CNSHA', destination: 'USLAX' };

// The test clock is at Friday 2026-11-20: the last week is 48.
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  const lane = await addLane(server.db, lax);
  const busy = await addLane(server.db, { origin: 'CNSHA', destination: 'NLRTM', referenceRank: 1 });
  await addSailing(server.db, lane, '2026-11-10T10:00:00Z', { priceHq40: 200_000, transitDays: 12 });
  await addSailing(server.db, lane, '2026-11-17T10:00:00Z', { priceHq40: 190_000 });
  await addSailing(server.db, lane, '2026-11-24T10:00:00Z', { priceHq40: 180_000, carrierCode: 'MAEU' });
  await addSailing(server.db, lane, '2026-11-25T10:00:00Z', { priceHq40: 220_000 });
  await addSailing(server.db, lane, '2026-08-25T10:00:00Z', { priceHq40: 990_000 });
  await addSailing(server.db, busy, '2026-11-24T10:00:00Z', { priceHq40: 300_000 });
});
afterAll(() => server.stop());

const market = (query: object, by = server.client()) =>
  by.gateway.send(dataChart.selectMarket, { query: { ...lax, ...query } });

it('shows visitors how prices moved, and no amount', async () => {
  const answer = await market({});
  expect([answer.access, answer.prices]).toEqual(['login', null]);
  // The first week in which both routes are quoted.
  expect(answer.baseWeek).toBe('2026-W48');
  expect(answer.weeks.slice(-3)).toEqual([
    { week: '2026-W46', from: '2026-11-09', sailings: 1 },
    { week: '2026-W47', from: '2026-11-16', sailings: 1 },
    { week: '2026-W48', from: '2026-11-23', sailings: 2 },
  ]);
  expect(answer.lanes.map(({ index }) => index.slice(-3))).toEqual([
    [111.1, 105.6, 100],
    [null, null, 100],
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/180000|200000|300000/);
});

it('returns the transit times and the carriers', async () => {
  const { transit, carriers, sample } = await market({});
  expect(transit).toEqual([
    { days: 12, sailings: 1 },
    { days: 13, sailings: 0 },
    { days: 14, sailings: 3 },
  ]);
  expect(carriers.map(({ carrier, sailings }) => [carrier.code, sailings])).toEqual([
    ['COSU', 3],
    ['MAEU', 1],
  ]);
  expect(sample).toBe(true);
});

it('shows members the current price', async () => {
  const member = server.client();
  await logIn(server, member);
  const { access, prices } = await market({ weeks: 8 }, member);
  expect([access, prices?.['40HQ']]).toEqual(['open', { amount: 180_000, currency: 'USD' }]);
});

it('of a route without sailings contains only the others', async () => {
  const answer = await market({ origin: 'SGSIN', destination: 'DEHAM' });
  expect(answer.lanes[0]?.index.every((value) => value === null)).toBe(true);
  expect([answer.transit, answer.carriers]).toEqual([[], []]);
});

it.each([
  ['an unknown port', { destination: 'ZZZZZ' }],
  ['one port twice', { destination: 'CNSHA' }],
])('of %s is not there', async (_, lane) => {
  expect(await server.client().raw(dataChart.selectMarket, { query: { ...lax, ...lane } })).toMatchObject({
    code: codes.notFound,
  });
});

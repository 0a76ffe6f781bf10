import { fuelPrice } from '@fairway/gateway/contract/fuelPrice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { saveFuelPrices } from './fuel.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await saveFuelPrices(
    server.db,
    [
      [40, 56_000],
      [8, 55_000],
      [2, 54_900],
      [1, 53_700],
    ].map(([back = 0, cents = 0]) => entry('SGSIN', back, cents)),
    server.clock.now(),
  );
  await saveFuelPrices(server.db, [entry('NLRTM', 1, 50_300)], server.clock.now());
});
afterAll(() => server.stop());

const dayBefore = (back: number) =>
  new Date(server.clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10);
const entry = (portCode: string, back: number, cents: number) => ({
  portCode,
  grade: 'VLSFO' as const,
  day: dayBefore(back),
  cents,
  source: '测试',
});
const ask = (query: object) => server.client().gateway.send(fuelPrice.selectHistory, { query });

it.each([
  [7, [54_900, 53_700]],
  [30, [55_000, 54_900, 53_700]],
  [90, [56_000, 55_000, 54_900, 53_700]],
])('over %i days', async (days, expected) => {
  const { ports, recordedAt, source, sample } = await ask({ days });
  expect(ports.map(({ port }) => port.code)).toEqual(['SGSIN', 'NLRTM']);
  expect(ports[0]?.points.map(({ cents }) => cents)).toEqual(expected);
  expect({ recordedAt, source, sample }).toEqual({
    recordedAt: server.clock.now().toISOString(),
    source: '测试',
    sample: false,
  });
});

it('returns the last price of every grade, and its change', async () => {
  const { ports } = await ask({ grade: 'MGO', days: 7 });
  expect(ports[0]?.points).toEqual([]);
  expect(ports[0]?.quotes).toEqual([
    { grade: 'VLSFO', day: dayBefore(1), cents: 53_700, change: -1_200 },
    { grade: 'HSFO', day: null, cents: null, change: null },
    { grade: 'MGO', day: null, cents: null, change: null },
  ]);
});

it('a day that is recorded again is brought up to date', async () => {
  await saveFuelPrices(server.db, [entry('NLRTM', 1, 50_400)], server.clock.now());
  const { ports } = await ask({ days: 7 });
  expect(ports[1]?.points).toEqual([{ day: dayBefore(1), cents: 50_400 }]);
});

it('names every source of the last prices, and marks them if any of them is invented', async () => {
  const sampled = { ...entry('AEFJR', 1, 55_000), source: '样例', sample: true };
  await saveFuelPrices(server.db, [sampled], server.clock.now());
  expect(await ask({ days: 7 })).toMatchObject({ source: '测试, 样例', sample: true });
});

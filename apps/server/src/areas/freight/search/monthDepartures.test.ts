import { freight } from '@fairway/gateway/contract/freight';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addLane, addSailing } from '../fixtures.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set('2026-11-18T02:00:00Z');
  await loadFacts(server.db, ['places']);
  visitor = server.client();
  const lane = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  const other = await addLane(server.db, { origin: 'CNSHA', destination: 'DEHAM' });
  // The last minute of October and the first of November in Shanghai, and the same of December.
  await addSailing(server.db, lane, '2026-10-31T15:59:00Z', { vesselName: 'OCTOBER' });
  await addSailing(server.db, lane, '2026-10-31T16:00:00Z', { vesselName: 'FIRST' });
  await addSailing(server.db, lane, '2026-11-30T15:59:00Z', { vesselName: 'LAST' });
  await addSailing(server.db, lane, '2026-11-30T16:00:00Z', { vesselName: 'DECEMBER' });
  await addSailing(server.db, other, '2026-11-20T16:00:00Z', { vesselName: 'ELSEWHERE' });
  await addSailing(server.db, lane, '2026-12-31T15:59:00Z', { vesselName: 'NEW YEAR EVE' });
});
afterAll(() => server.stop());

const lane = { origin: 'CNSHA', destination: 'USLAX' } as const;
const vesselsIn = async (month: string) => {
  const { rows } = await visitor.gateway.send(freight.selectDepartures, { query: { ...lane, month } });
  return rows.map(({ vessel, closedBy }) => [vessel, closedBy]);
};

it('returns the sailings that depart in a month by the clock of the port of loading', async () => {
  expect(await vesselsIn('2026-11')).toEqual([
    ['FIRST', 'departed'],
    ['LAST', null],
  ]);
  expect(await vesselsIn('2026-12')).toEqual([
    ['DECEMBER', null],
    ['NEW YEAR EVE', null],
  ]);
  expect(await vesselsIn('2027-01')).toEqual([]);
});

it('a route without sailings has none, a port that does not exist is refused', async () => {
  const query = { origin: 'USLAX', destination: 'CNSHA', month: '2026-11' };
  const { rows, origin } = await visitor.gateway.send(freight.selectDepartures, { query });
  expect([rows, origin.code]).toEqual([[], 'USLAX']);
  const unknown = visitor.gateway.send(freight.selectDepartures, { query: { ...query, origin: 'XXXXX' } });
  await expect(unknown).rejects.toMatchObject({ codeName: 'notFound' });
});

it.each(['2026-13', '2026-1', '1066-10', 'november'])('refuses the month %s', async (month) => {
  const { status } = await visitor.raw(freight.selectDepartures, { query: { ...lane, month } });
  expect(status).toBe(400);
});

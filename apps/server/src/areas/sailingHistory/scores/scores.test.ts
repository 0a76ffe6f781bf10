import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { addLane, addSailing } from '../../freight/fixtures.ts';
import { recordVersions } from '../versions/recordVersions.ts';
import { scoreRoutes, storedCallsBetween, storedCallsOf } from './routeScores.ts';
import { type CallCounts, countCallsOf, scoreOf } from './scores.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
});
afterAll(() => server.stop());

const now = new Date('2026-11-20T09:00:00Z');
const zone = 'Asia/Shanghai';
const counts = (calls: number, rest: Partial<CallCounts> = {}): CallCounts => ({
  carrierCode: 'COSU',
  calls,
  onTime: calls,
  unchanged: calls,
  departed: calls,
  shiftHours: 0,
  ...rest,
});

describe('the score of a schedule', () => {
  test.each<[string, CallCounts[], [number | null, number | null, number | null]]>([
    ['19 calls are too few', [counts(19)], [null, null, null]],
    ['no call is too few', [], [null, null, null]],
    ['20 calls on time', [counts(20)], [100, 100, 0]],
    [
      'a quarter late, by two days',
      [counts(20, { onTime: 15, unchanged: 10, shiftHours: 240 })],
      [75, 50, 12],
    ],
    ['all cancelled', [counts(20, { onTime: 0, unchanged: 0, departed: 0 })], [0, 0, null]],
    ['two carriers together', [counts(10), counts(10, { onTime: 5, shiftHours: 100 })], [75, 100, 5]],
  ])('%s', (_, calls, [reliability, stability, shiftHours]) => {
    expect(scoreOf(calls, now, zone)).toMatchObject({ reliability, stability, shiftHours });
  });

  it('names its period', () => {
    expect(scoreOf([counts(20)], now, zone)).toMatchObject({
      calls: 20,
      from: '2026-08-22',
      to: '2026-11-20',
    });
  });
});

it('counts the departed sailings that were listed a week before, and the cancelled ones', async () => {
  const { db } = server;
  const route = await addLane(db, { origin: 'CNSHA', destination: 'USLAX' });
  const at = (day: string) => new Date(`${day}T02:00:00Z`);
  const version = async (id: string, recordedAt: Date, former: string | null) => {
    const after = await db.selectFrom('sailing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = former === null ? null : { ...after, departure: at(former) };
    await recordVersions(db, [{ before, after }], { recordedAt, csvImportId: null, sample: false });
  };
  const real = { sample: false };
  const onTime = await addSailing(db, route, at('2026-11-10'), real);
  await version(onTime, at('2026-11-01'), null);
  const late = await addSailing(db, route, at('2026-11-12'), { ...real, voyage: '085E' });
  await version(late, at('2026-11-01'), null);
  await version(late, at('2026-11-05'), '2026-11-10');
  const listedLate = await addSailing(db, route, at('2026-11-14'), { ...real, voyage: '086E' });
  await version(listedLate, at('2026-11-12'), null);
  await addSailing(db, route, at('2026-11-25'), { ...real, voyage: '087E' });
  const cancel = async (
    recordedAt: Date,
    columns: { readonly voyage: string; readonly vesselName?: string },
  ) => {
    const stored = await db
      .selectFrom('sailing')
      .selectAll()
      .where('id', '=', listedLate)
      .executeTakeFirstOrThrow();
    const source = { recordedAt, csvImportId: null, sample: false };
    await recordVersions(db, [{ before: { ...stored, ...columns }, after: null }], source);
  };
  await cancel(at('2026-11-13'), { voyage: '088E' });
  // Another vessel sailed this voyage: one call, which was on time.
  const replacing = await addSailing(db, route, at('2026-11-16'), { ...real, voyage: '089E' });
  await version(replacing, at('2026-11-02'), null);
  await cancel(at('2026-11-02'), { voyage: '089E', vesselName: 'EVER GIVEN' });
  expect(await countCallsOf(db, route, now)).toEqual([
    { carrierCode: 'COSU', calls: 4, onTime: 2, unchanged: 2, departed: 3, shiftHours: 48 },
  ]);
});

describe('the stored counts of a route', () => {
  const ends = { origin: 'CNSHA', destination: 'USLAX' };
  const callsNow = async () => (await storedCallsBetween(server.db, ends)).map(({ calls }) => calls);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const routeId = async () =>
    (await server.db.selectFrom('seaRoute').select('id').executeTakeFirstOrThrow()).id;

  it('are those of its calls, by its ports as by its id', async () => {
    expect(await callsNow()).toEqual([]);
    await scoreRoutes(server.db, now);
    const route = await routeId();
    expect(await storedCallsOf(server.db, route)).toEqual(await countCallsOf(server.db, route, now));
    expect(await callsNow()).toEqual([4]);
  });

  it('are counted again after a new version, and after an hour', async () => {
    const { db } = server;
    const route = await routeId();
    const departure = new Date('2026-11-17T02:00:00Z');
    await addSailing(db, route, departure, { sample: true, voyage: '090E' });
    await scoreRoutes(db, later(59));
    expect(await callsNow()).toEqual([4]);
    await scoreRoutes(db, later(60));
    expect(await callsNow()).toEqual([5]);

    const sailing = await addSailing(db, route, departure, { sample: true, voyage: '091E' });
    const after = await db
      .selectFrom('sailing')
      .selectAll()
      .where('id', '=', sailing)
      .executeTakeFirstOrThrow();
    const source = { recordedAt: later(61), csvImportId: null, sample: true };
    await recordVersions(db, [{ before: null, after }], source);
    await scoreRoutes(db, later(62));
    expect(await callsNow()).toEqual([6]);
  });

  it('of a route without a call are empty', async () => {
    await addLane(server.db, { origin: 'CNSHA', destination: 'NLRTM' });
    await Promise.all([scoreRoutes(server.db, later(70)), scoreRoutes(server.db, later(70))]);
    expect(await storedCallsBetween(server.db, { origin: 'CNSHA', destination: 'NLRTM' })).toEqual([]);
  });
});

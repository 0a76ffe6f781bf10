import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codes } from '@fairway/gateway/contract/codes';
import { shipLocation } from '@fairway/gateway/contract/shipLocation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPlaces, readShips } from '../../facts/places.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';
import { vesselFinder } from './ais.ts';
import { joinVoyages, type PortCall, reckon } from './reckon.ts';

const now = new Date('2026-11-20T04:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const imo = '9778791';

describe('the scheduled position of a ship', () => {
  const call = (code: string, kind: PortCall['kind'], at: number, voyage = '1E'): PortCall => ({
    port: { code, nameZh: code, nameEn: code, lon: 0, lat: 0, seaNode: '', zone: 'UTC' },
    kind,
    time: hours(at),
    voyage,
  });
  const miles = () => 600;
  it.each<[string, PortCall[], object | null]>([
    ['nothing known', [], null],
    ['half way', [call('A', 'departure', -50), call('B', 'arrival', 50)], { share: 0.5, inPort: null }],
    [
      'working where it arrived',
      [call('A', 'arrival', -5), call('B', 'arrival', 50)],
      { inPort: { code: 'A' } },
    ],
    [
      'already where it leaves next',
      [call('A', 'departure', -50), call('B', 'departure', 5)],
      { inPort: { code: 'B' } },
    ],
    [
      'between arrival and departure of one port',
      [call('A', 'arrival', -5), call('A', 'departure', 30)],
      { inPort: { code: 'A' } },
    ],
    ['before its first departure', [call('A', 'departure', 6)], { inPort: { code: 'A' } }],
    ['long before its first departure', [call('A', 'departure', 60)], null],
    ['after its last arrival', [call('A', 'arrival', -40)], { inPort: { code: 'A' } }],
    ['long after its last arrival', [call('A', 'arrival', -50)], null],
    ['calls too far apart', [call('A', 'departure', -50), call('B', 'arrival', 1500)], null],
    ['calls that ask for 30 knots', [call('A', 'departure', -10), call('B', 'arrival', 10)], null],
    [
      'on its way to the next voyage, once it has worked',
      [call('A', 'arrival', -48), call('B', 'departure', 48, '2W')],
      { share: 0.5, inPort: null },
    ],
    [
      'a stay that is shorter where time is scarce',
      [call('A', 'arrival', -20), call('B', 'arrival', 20)],
      { inPort: null, legHours: expect.closeTo(600 / 18) },
    ],
    [
      'idle between two voyages, nobody tells where',
      [call('A', 'arrival', -400), call('B', 'departure', 400, '2W')],
      null,
    ],
    [
      'a voyage whose end is not known',
      [call('A', 'departure', -50), call('B', 'departure', 50, '2W')],
      null,
    ],
    [
      'two voyages at once',
      [
        call('A', 'departure', -50),
        call('C', 'departure', -40, '2W'),
        call('B', 'arrival', 50),
        call('D', 'arrival', 60, '2W'),
      ],
      null,
    ],
    [
      'a voyage within another',
      [
        call('A', 'departure', -90),
        call('C', 'departure', -40, '2W'),
        call('D', 'arrival', 40, '2W'),
        call('B', 'arrival', 90),
      ],
      null,
    ],
    [
      'a voyage that begins before the one under way ends',
      [call('A', 'departure', -50), call('C', 'departure', 50, '2W'), call('B', 'arrival', 60)],
      null,
    ],
  ])('%s', (_, calls, expected) => {
    const estimate = reckon(calls, now, miles);
    if (expected === null) expect(estimate).toBeNull();
    else expect(estimate).toMatchObject(expected);
  });
});

it('takes voyages of two carriers with a call in common for one', () => {
  const port = { code: 'A', nameZh: '', nameEn: '', lon: 0, lat: 0, seaNode: '', zone: 'UTC' };
  const call = (at: number, voyage: string) => ({ port, kind: 'arrival' as const, time: hours(at), voyage });
  const joined = joinVoyages([call(1, 'A1'), call(2, 'A1'), call(2, 'B7'), call(3, 'B7'), call(4, 'C')]);
  expect(joined.map(({ voyage }) => voyage)).toEqual(['A1', 'A1', 'A1', 'C']);
});

/** VesselFinder as its manual has it: GET /vessels with a key and IMO numbers, a list of reports. */
async function fakeAis() {
  const requestedImos: string[] = [];
  let answer: { status: number; body: string } = { status: 200, body: '[]' };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://ais.test');
    requestedImos.push(url.searchParams.get('imo') ?? '');
    const names = [...url.searchParams.keys()].sort().join();
    const right = request.method === 'GET' && url.pathname === '/vessels' && names === 'format,imo,userkey';
    if (!right || url.searchParams.get('userkey') !== 'key') {
      response.writeHead(401).end('{"error":"Invalid userkey"}');
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked: requestedImos,
    settings: { url: `http://127.0.0.1:${port}`, key: 'key' },
    say: (body: unknown, status = 200) => {
      answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const report = (fields: object = {}) => ({
  AIS: {
    MMSI: 219_018_000,
    TIMESTAMP: '2026-11-20 03:40:00 UTC',
    LATITUDE: 12.5,
    LONGITUDE: 45.25,
    COURSE: 271.5,
    SPEED: 16.2,
    IMO: Number(imo),
    ...fields,
  },
});

let ais: Awaited<ReturnType<typeof fakeAis>>;
let server: TestServer;
beforeAll(async () => {
  ais = await fakeAis();
  server = await startTestServer();
  await readPlaces()(server.db);
  await readShips()(server.db);
  const { vessel } = await server.client().gateway.send(shipLocation.selectPosition, { query: { imo } });
  const id = await addLane(server.db, { origin: 'CNSHA', destination: 'NLRTM' });
  await addSailing(server.db, id, hours(-16 * 24), {
    arrival: hours(16 * 24),
    vesselImo: imo,
    vesselName: vessel.name,
  });
  server.clock.set(now.toISOString());
});
afterAll(async () => {
  await server.stop();
  await ais.stop();
});
beforeEach(() => {
  ais.asked.length = 0;
  ais.say([]);
});

describe('AIS, against a fake of its manual', () => {
  const hear = (settings = ais.settings) => vesselFinder(settings).heard(imo);
  it('reads the newest report of the ship, and no report of another', async () => {
    ais.say([
      report({ TIMESTAMP: '2026-11-19 03:40:00 UTC' }),
      report(),
      report({ IMO: 1, TIMESTAMP: '2026-11-20 03:50:00 UTC' }),
    ]);
    expect(await hear()).toEqual({
      at: new Date('2026-11-20T03:40:00Z'),
      lon: 45.25,
      lat: 12.5,
      speed: 16.2,
      course: 271.5,
    });
  });
  it('takes what AIS sends for unknown as unknown', async () => {
    ais.say([report({ SPEED: 102.3, COURSE: 360 })]);
    expect(await hear()).toMatchObject({ speed: null, course: null });
  });
  it.each([
    ['an error', '{"error":"Too many requests"}', 429],
    ['HTML', '<html>', 200],
    ['a place that is none', [report({ LATITUDE: 91 })], 200],
    ['no date', [report({ TIMESTAMP: 'yesterday' })], 200],
  ])('%s is nothing heard', async (_, body, status) => {
    ais.say(body, status);
    expect(await hear()).toBeNull();
  });
  it('a wrong key is nothing heard', async () => {
    expect(await hear({ ...ais.settings, key: 'wrong' })).toBeNull();
  });
});

describe('the position of a ship', () => {
  const find = (of = server, ship = imo) =>
    of.client().gateway.send(shipLocation.selectPosition, { query: { imo: ship } });

  it('is estimated along its lane, and marked as such', async () => {
    const { position, calls } = await find();
    expect(position).toMatchObject({
      source: 'schedule',
      from: { port: { code: 'CNSHA' } },
      next: { port: { code: 'NLRTM' }, kind: 'arrival' },
      inPort: null,
      sample: true,
    });
    const { milesToGo, legMiles, radius } = position ?? expect.fail();
    expect(milesToGo).toBeCloseTo((legMiles ?? 0) / 2, -2);
    expect(radius).toBeGreaterThan(50);
    expect(calls).toHaveLength(1);
  });

  it('of a ship that no schedule knows is not known, and of no ship is not found', async () => {
    expect((await find(server, '9778806')).position).toBeNull();
    const none = await server.client().raw(shipLocation.selectPosition, { query: { imo: '1234567' } });
    expect(none.code).toBe(codes.notFound);
  });

  it('is the AIS position if AIS is connected, requested once for all users', async () => {
    const env = { AIS_SERVICE: 'vesselfinder', AIS_URL: ais.settings.url, AIS_KEY: 'key' };
    const withAis = await startTestServer({ env });
    await readPlaces()(withAis.db);
    await readShips()(withAis.db);
    withAis.clock.set(now.toISOString());
    ais.say([report()]);
    expect((await find(withAis)).position).toMatchObject({
      source: 'ais',
      lon: 45.25,
      speed: 16.2,
      radius: 1,
      // No schedule knows it here.
      travelled: [],
      ahead: [],
    });
    ais.say('gone', 500);
    expect((await find(withAis)).position).toMatchObject({ source: 'ais' });
    expect(ais.asked).toEqual([imo]);
    // Still the last known position, once AIS is queried again and does not respond.
    withAis.clock.advance(601);
    expect((await find(withAis)).position).toMatchObject({ source: 'ais', at: '2026-11-20T03:40:00.000Z' });
    await withAis.stop();
  });

  it('from AIS is beside the lane of its schedule, which is split at the closest point', async () => {
    const env = { AIS_SERVICE: 'vesselfinder', AIS_URL: ais.settings.url, AIS_KEY: 'key' };
    const withAis = await startTestServer({ env });
    await readPlaces()(withAis.db);
    await readShips()(withAis.db);
    withAis.clock.set(now.toISOString());
    const id = await addLane(withAis.db, { origin: 'CNSHA', destination: 'NLRTM' });
    await addSailing(withAis.db, id, hours(-16 * 24), { arrival: hours(16 * 24), vesselImo: imo });
    ais.say([report()]);
    const { position } = await find(withAis);
    const { travelled, ahead, milesToGo, legMiles, lon, lat } = position ?? expect.fail();
    expect([lon, lat]).toEqual([45.25, 12.5]);
    // In the Gulf of Aden, a few miles off; by its schedule it would still be half way.
    const split = travelled.at(-1)?.at(-1) ?? expect.fail();
    expect(Math.hypot(split[0] - lon, split[1] - lat)).toBeLessThan(1);
    expect(ahead[0]?.[0]).toEqual(split);
    expect(travelled[0]?.[0]?.[0]).toBeCloseTo(122, 0);
    expect(ahead.at(-1)?.at(-1)?.[1]).toBeCloseTo(52, 0);
    expect(milesToGo).toBeGreaterThan(4000);
    expect(milesToGo).toBeLessThan(5000);
    expect(legMiles).toBeGreaterThan(10_000);
    await withAis.stop();
  });

  it('has every vessel under way with the position that its own page shows', async () => {
    const { rows } = await server.client().gateway.send(shipLocation.selectAfloat, { query: {} });
    expect(rows).toMatchObject([{ imo, from: { code: 'CNSHA' }, to: { code: 'NLRTM' } }]);
    const { position } = await server.client().gateway.send(shipLocation.selectPosition, { query: { imo } });
    expect([rows[0]?.lon, rows[0]?.lat]).toEqual([position?.lon, position?.lat]);
  });

  it('is coming soon, or after login, if staff set it', async () => {
    const set = (access: 'soon' | 'login') =>
      server.db
        .insertInto('pageAccess')
        .values({ path: '/logisticsTool/shipLocation', access })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ access }))
        .execute();
    const answer = () => server.client().raw(shipLocation.selectPosition, { query: { imo } });
    await set('soon');
    expect((await answer()).code).toBe(codes.comingSoon);
    await set('login');
    expect((await answer()).code).toBe(codes.sessionRequired);
    await server.db.deleteFrom('pageAccess').execute();
  });
});

import { codes } from '@fairway/gateway/contract/codes';
import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { sailingHistory } from '@fairway/gateway/contract/sailingHistory';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { logIn } from '../../testing/session.ts';
import { atDesk, type TestStaff } from '../../testing/staff.ts';
import { addLane, addSailing } from '../freight/fixtures.ts';

type Cells = Partial<Record<(typeof csvColumns.sailings)[number], string>>;

let server: TestServer;
let pricing: TestStaff;
let member: TestClient;
let seaRouteId: string;

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  seaRouteId = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  pricing = await atDesk(server, ['pricing']);
  member = server.client();
  await logIn(server, member, { accountType: 1 });
  await member.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [seaRouteId] } });
});
afterAll(() => server.stop());

const usual: Cells = {
  origin: 'CNSHA',
  destination: 'USLAX',
  carrier: 'COSU',
  vessel: 'COSCO SHIPPING HIMALAYAS',
  voyage: '084E',
  departure: '2026-11-30 02:00',
  arrival: '2026-12-13 18:00',
  closing: '2026-11-26 12:00',
  port_cut_off: '2026-11-28 18:00',
  currency: 'USD',
  price_40hq: '2450',
};

async function bringAll(lines: readonly Cells[]): Promise<void> {
  const texts = lines.map((cells) => csvColumns.sailings.map((column) => cells[column] ?? '').join(','));
  const file = new Blob([[csvColumns.sailings.join(','), ...texts].join('\n')], { type: 'text/csv' });
  const body = { kind: 'sailings', fileName: 'sailings.csv', file } as const;
  const { id, bad } = await pricing.client.gateway.send(csvImport.check, { body });
  expect(bad).toEqual([]);
  expect((await pricing.client.raw(csvImport.confirm, { body: { id } })).code).toBe(codes.ok);
}

const bring = (changed: Cells) => bringAll([{ ...usual, ...changed }]);

const sailingId = async () =>
  (await server.db.selectFrom('sailing').select('id').where('voyage', '=', '084E').executeTakeFirstOrThrow())
    .id;
const changes = async (asOf?: string) =>
  member.gateway.send(sailingHistory.selectChanges, { query: { id: await sailingId(), asOf } });
/** Sessions end within a day, so the versions move instead of the clock. Citus computes no times with a time zone in an update. */
const dayLater = () =>
  sql`update version_source
    set recorded_at = (recorded_at at time zone 'UTC' - interval '1 day') at time zone 'UTC'`.execute(
    server.db,
  );

describe('imports of one sailing', () => {
  it('are versions: each former value stays readable, an unchanged line adds none', async () => {
    await bring({});
    await dayLater();
    await bring({ departure: '2026-12-02 02:00', price_40hq: '2300' });
    await dayLater();
    await bring({ departure: '2026-12-02 02:00', price_40hq: '2300' });
    await bring({ departure: '2026-12-05 02:00', closing: '2026-11-25 12:00', price_40hq: '2300' });

    const { moves, versions, exceptions, since } = await changes();
    expect(versions.map(({ changed }) => changed)).toEqual([true, true, false]);
    expect(versions[1]?.changes).toEqual([
      {
        kind: 'time',
        time: 'departure',
        from: { at: '2026-11-29T18:00:00.000Z', zone: 'Asia/Shanghai' },
        to: { at: '2026-12-01T18:00:00.000Z', zone: 'Asia/Shanghai' },
      },
      {
        kind: 'price',
        box: '40HQ',
        from: { amount: 245_000, currency: 'USD' },
        to: { amount: 230_000, currency: 'USD' },
      },
    ]);
    expect(moves).toMatchObject([
      { time: 'departure', times: 2, first: { at: '2026-11-29T18:00:00.000Z' }, firstDay: since },
      { time: 'DCO', times: 1 },
    ]);
    expect(exceptions).toEqual(['slipped', 'cutOffMoved', 'priceMoved']);
  });

  it('show the sailing as it was at the end of an earlier day', async () => {
    const { since } = await changes();
    const { past } = await changes(since ?? '');
    expect(past).toMatchObject({
      departure: { at: '2026-11-29T18:00:00.000Z' },
      prices: { '40HQ': { amount: 245_000 }, '20GP': null },
    });
    expect(past?.cutOffs).toContainEqual({
      time: 'DCO',
      at: { at: '2026-11-26T04:00:00.000Z', zone: 'Asia/Shanghai' },
    });
  });

  it('have no day before the first version, nor after today', async () => {
    expect((await changes('2026-01-01')).past).toBeNull();
    expect((await changes('2027-01-01')).past).toBeNull();
  });

  it('store a cancelled sailing with all its values', async () => {
    const id = await sailingId();
    await bring({ departure: '2026-12-05 02:00', cancelled: 'yes' });
    const last = await server.db
      .selectFrom('sailingVersion')
      .select(['cancelled', 'priceHq40', 'closing'])
      .where('sailingId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toEqual({
      cancelled: true,
      priceHq40: 230_000,
      closing: new Date('2026-11-25T04:00:00.000Z'),
    });
  });
});

describe('a route', () => {
  const lane = { origin: 'CNSHA', destination: 'USLAX' };

  it('lists what changed, the newest first, and scores no carrier below twenty calls', async () => {
    const data = await member.gateway.send(sailingHistory.selectRouteChanges, { query: lane });
    expect(data.events.map(({ kind }) => kind)).toEqual(['cancelled']);
    expect(data.events[0]).toMatchObject({ sailingId: null, voyage: '084E', carrier: { code: 'COSU' } });
    expect(data.score).toMatchObject({ reliability: null });
  });

  it('without sailings has nothing to list', async () => {
    const query = { origin: 'DEHAM', destination: 'CNSHA' };
    const data = await member.gateway.send(sailingHistory.selectRouteChanges, { query });
    expect(data).toMatchObject({ carriers: [], events: [], score: { calls: 0 } });
  });

  it('between unknown ports is not found', async () => {
    const query = { ...lane, destination: 'XXXXX' };
    expect((await member.raw(sailingHistory.selectRouteChanges, { query })).code).toBe(codes.notFound);
  });
});

it('an invented sailing is not the past of a real one', async () => {
  await addSailing(server.db, seaRouteId, '2026-11-29T18:00:00Z', { priceHq40: 1, voyage: '084E' });
  await bring({});
  const { versions } = await changes();
  expect(versions.map(({ changed }) => changed)).toEqual([false]);
});

it('a vessel that an import replaces is named', async () => {
  const other = { ...usual, vessel: 'EVER GIVEN', voyage: '090E' };
  await bringAll([other]);
  await bringAll([
    { ...other, cancelled: 'yes' },
    { ...usual, voyage: '090E' },
  ]);
  const sailing = await server.db
    .selectFrom('sailing')
    .select('id')
    .where('voyage', '=', '090E')
    .executeTakeFirstOrThrow();
  const { formerVessel } = await member.gateway.send(sailingHistory.selectChanges, {
    query: { id: sailing.id },
  });
  expect(formerVessel).toBe('EVER GIVEN');
  const query = { origin: 'CNSHA', destination: 'USLAX' };
  const { events } = await member.gateway.send(sailingHistory.selectRouteChanges, { query });
  expect(events[0]).toMatchObject({ kind: 'vesselChanged', formerVessel: 'EVER GIVEN', voyage: '090E' });
});

describe('access to a history', () => {
  it('a member without a subscription may not', async () => {
    const other = server.client();
    await logIn(server, other);
    const answer = await other.raw(sailingHistory.selectChanges, { query: { id: await sailingId() } });
    expect(answer.code).toBe(codes.subscriptionRequired);
  });

  it('a day that does not exist is refused', async () => {
    const query = { id: await sailingId(), asOf: '2026-02-30' };
    expect((await member.raw(sailingHistory.selectChanges, { query })).status).toBe(400);
  });

  it('an unknown sailing is not found', async () => {
    const query = { id: '019a0000-0000-7000-8000-000000000001' };
    expect((await member.raw(sailingHistory.selectChanges, { query })).code).toBe(codes.notFound);
  });
});

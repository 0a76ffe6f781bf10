import { codes } from '@fairway/gateway/contract/codes';
import { freight, type SailingDetail } from '@fairway/gateway/contract/freight';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillSampleData } from '../../../sample/index.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addSeats, giveSeat } from '../../../testing/seats.ts';

let server: TestServer;
let member: TestClient;
let company: string;
let seaRouteId: string;
let direct: string;
let relayed: string;

beforeAll(async () => {
  server = await startTestServer();
  await fillSampleData(server.db, server.clock.now(), 2);
  const lane = await server.db
    .selectFrom('seaRoute')
    .select('id')
    .where('origin', '=', 'CNSHA')
    .where('destination', '=', 'USLAX')
    .executeTakeFirstOrThrow();
  seaRouteId = lane.id;
  const one = (transfer: boolean) =>
    server.db
      .selectFrom('sailing')
      .select('id')
      .where('seaRouteId', '=', seaRouteId)
      .where('week', '=', 202649)
      .where('priceHq40', 'is not', null)
      .where('priceGp20', 'is not', null)
      .where('transitPort', transfer ? 'is not' : 'is', null)
      .where('vesselImo', 'is not', null)
      .orderBy('departure')
      .orderBy('id')
      .executeTakeFirstOrThrow();
  direct = (await one(false)).id;
  relayed = (await one(true)).id;
});
afterAll(() => server.stop());

beforeEach(async () => {
  member = server.client();
  company = (await logIn(server, member, { accountType: 1 })).tenantId;
});

const startTrial = () => member.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [seaRouteId] } });
const detail = (id: string): Promise<SailingDetail> =>
  member.gateway.send(freight.sailDetail, { query: { id } });

describe('access to a sailing', () => {
  it('a visitor must log in', async () => {
    const answer = await server.client().raw(freight.sailDetail, { query: { id: direct } });
    expect(answer.status).toBe(401);
  });

  it('a member without a subscription learns which lane to subscribe to', async () => {
    const answer = await member.raw(freight.sailDetail, { query: { id: direct } });
    expect([answer.status, answer.code]).toEqual([200, codes.subscriptionRequired]);
    expect(answer.data).toEqual({
      seaRouteId,
      origin: { code: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai' },
      destination: { code: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles' },
    });
  });

  it('a trial opens it, and only while it runs', async () => {
    await startTrial();
    expect((await detail(direct)).sailing.id).toBe(direct);
    server.clock.advance(7 * 86_400);
    const answer = await member.raw(freight.sailDetail, { query: { id: direct } });
    server.clock.advance(-7 * 86_400);
    expect(answer.code).toBe(codes.subscriptionRequired);
  });

  it('a sub-account reads by its own seat, another company does not', async () => {
    await startTrial();
    const [stranger, staff] = [server.client(), server.client()];
    const employee = { accountType: 2, memberStatus: 3 } as const;
    await logIn(server, stranger, employee);
    const { accountId } = await logIn(server, staff, { ...employee, tenantId: company });
    const readBy = (client: TestClient) => client.raw(freight.sailDetail, { query: { id: direct } });
    expect((await readBy(stranger)).code).toBe(codes.subscriptionRequired);
    expect((await readBy(staff)).code).toBe(codes.subscriptionRequired);
    const now = server.clock.now();
    await addSeats(server.db, { tenantId: company, accountId, seats: 1, lanes: [], now });
    await giveSeat(server.db, { tenantId: company, accountId, lanes: [seaRouteId], now });
    expect((await readBy(staff)).code).toBe(codes.ok);
    expect((await readBy(stranger)).code).toBe(codes.subscriptionRequired);
  });

  it('a trial of one route does not open another', async () => {
    await startTrial();
    const other = await server.db
      .selectFrom('sailing')
      .select('id')
      .where('seaRouteId', '<>', seaRouteId)
      .executeTakeFirstOrThrow();
    const answer = await member.raw(freight.sailDetail, { query: { id: other.id } });
    expect(answer.code).toBe(codes.subscriptionRequired);
  });

  it('an unknown id is not found', async () => {
    const answer = await member.raw(freight.sailDetail, { query: { id: crypto.randomUUID() } });
    expect(answer.code).toBe(codes.notFound);
  });
});

describe('content of a sailing', () => {
  beforeEach(startTrial);

  it('every closing in its order, on the clock of the port of loading', async () => {
    const { cutOffs, sailing } = await detail(direct);
    expect(cutOffs.map((each) => each.code)).toEqual([
      'ECP',
      'EFC',
      'AFC',
      'DCO',
      'VCO',
      'CUA',
      'FCO',
      'PCO',
    ]);
    const times = cutOffs.map((each) => Date.parse(each.time.at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(Date.parse(sailing.departure.at));
    expect(new Set(cutOffs.map((each) => each.time.zone))).toEqual(new Set(['Asia/Shanghai']));
    expect(cutOffs.find((each) => each.code === 'PCO')?.time).toEqual(sailing.portCutOff);
  });

  it('the way over the Pacific, cut at the date line', async () => {
    const { track } = await detail(direct);
    expect(track.lines.length).toBe(2);
    expect(track.lines[0]?.[0]).toEqual([122.065, 30.626]);
    expect(track.lines[0]?.at(-1)?.[0]).toBe(180);
    expect(track.lines[1]?.[0]?.[0]).toBe(-180);
    expect(track.nauticalMiles).toBeGreaterThan(5500);
    expect(track.nauticalMiles).toBeLessThan(6100);
    expect(track.via).toEqual([]);
  });

  it('the longer way by the port where boxes change ship', async () => {
    const [straight, byHub] = await Promise.all([detail(direct), detail(relayed)]);
    expect(byHub.sailing.transitPort?.code).toBe('KRPUS');
    expect(byHub.track.nauticalMiles).toBeGreaterThan(straight.track.nauticalMiles);
  });

  it('surcharges by basis and totals apart by currency', async () => {
    const { sailing, surcharges, totals } = await detail(direct);
    expect(surcharges.map((each) => each.code)).toEqual(
      expect.arrayContaining(['THC', 'DOC', 'BAF', 'AMS', 'ISF']),
    );
    const box = '40HQ';
    for (const { currency, amounts } of totals) {
      const parts = [sailing.prices?.[box], ...surcharges.map((each) => each.amounts[box])];
      const sum = parts.reduce((all, each) => all + (each?.currency === currency ? each.amount : 0), 0);
      expect(amounts[box]).toEqual({ amount: sum, currency });
    }
    expect(totals.map((total) => total.currency).toSorted()).toEqual(['CNY', 'USD']);
  });

  it('the vessel, the free days, and that it is a sample', async () => {
    const { vessel, freeDays, sample, week, updatedAt } = await detail(direct);
    expect(vessel?.imo).toMatch(/^\d{7}$/);
    expect(freeDays.demurrage).toBeGreaterThanOrEqual(5);
    expect([sample, week, updatedAt]).toEqual([true, '2026-W49', '2026-11-20T01:00:00.000Z']);
  });
});

describe('a percentage of the freight', () => {
  it('is computed for each box type', async () => {
    await startTrial();
    const { sailing, surcharges } = await detail(await withCurrencyAdjustment());
    const caf = surcharges.find((each) => each.code === 'CAF');
    expect(caf).toMatchObject({ basis: 'PCT', percent: 3 });
    const price = sailing.prices?.['20GP']?.amount ?? 0;
    expect(caf?.amounts['20GP']).toEqual({ amount: Math.floor(price * 0.03 + 0.5), currency: 'USD' });
  });
});

async function withCurrencyAdjustment(): Promise<string> {
  const sailing = await server.db
    .selectFrom('sailing')
    .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
    .innerJoin('surchargeRate', (join) =>
      join
        .onRef('surchargeRate.origin', '=', 'seaRoute.origin')
        .onRef('surchargeRate.destination', '=', 'seaRoute.destination')
        .onRef('surchargeRate.carrierCode', '=', 'sailing.carrierCode'),
    )
    .select('sailing.id')
    .where('code', '=', 'CAF')
    .where('sailing.seaRouteId', '=', seaRouteId)
    .where('priceGp20', 'is not', null)
    .orderBy('sailing.id')
    .executeTakeFirstOrThrow();
  return sailing.id;
}

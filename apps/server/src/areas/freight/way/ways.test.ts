import { freight } from '@fairway/gateway/contract/freight';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { addLane, addSailing } from '../fixtures.ts';

let server: TestServer;
let member: TestClient;
const ids = new Map<string, string>();

const rotterdam = { origin: 'CNSHA', destination: 'NLRTM', week: '2026-W48' } as const;
/** Shanghai to Rotterdam, in nautical miles by our graph. */
const miles = { suez: 10_614, cape: 14_182 };

// The test clock is at Friday 2026-11-20, in week 47.
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  member = server.client();
  await logIn(server, member, { accountType: 1 });
  const lane = await addLane(server.db, rotterdam);
  const add = async (voyage: string, departure: string, columns: object) => {
    ids.set(voyage, await addSailing(server.db, lane, departure, { voyage, ...columns }));
  };
  const closing = new Date('2026-11-21T10:00:00Z');
  await add('SUEZ', '2026-11-23T10:00:00Z', {
    ...{ transitDays: 28, demurrageDays: 5, detentionDays: 7, closing },
  });
  await add('CAPE', '2026-11-24T10:00:00Z', { transitDays: 40, demurrageDays: 10, detentionDays: null });
  await add('NAMED', '2026-11-25T10:00:00Z', { transitDays: 30, way: 'cape', demurrageDays: 14 });
  await add('ODD', '2026-11-26T10:00:00Z', { transitDays: 3 });
  await add('HUB', '2026-11-27T10:00:00Z', { transitDays: 36, transitPort: 'SGSIN', carrierCode: 'MAEU' });
  await member.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [lane] } });
});
afterAll(() => server.stop());

type Query = Parameters<typeof search>[0];
const search = (query: {
  sort?: 'co2' | 'freeDays' | 'reliability' | 'transit' | 'departure';
  order?: 'asc' | 'desc';
  way?: 'suez' | 'cape' | 'panama';
  co2?: 0 | 5 | 10 | 25;
  reliability?: 50 | 60 | 70 | 80 | 90;
  boxes?: string;
  page?: number;
}) => member.gateway.send(freight.selectSailings, { query: { ...rotterdam, ...query } });

const voyagesOf = async (query: Query) => (await search(query)).rows.map(({ voyage }) => voyage);

describe('the way of a listed sailing', () => {
  it.each([
    ['SUEZ', { name: 'suez', estimated: true }],
    ['CAPE', { name: 'cape', estimated: true }],
    ['NAMED', { name: 'cape', estimated: false }],
    ['ODD', null],
    ['HUB', { name: 'suez', estimated: true }],
  ])('of %s is %j', async (voyage, way) => {
    const { rows } = await search({});
    expect(rows.find((row) => row.voyage === voyage)?.way).toEqual(way);
  });

  it('decides its distance and its emissions', async () => {
    const { rows } = await search({ boxes: '2x20GP-1x40RF' });
    const [suez, cape, odd] = ['SUEZ', 'CAPE', 'ODD'].map((voyage) =>
      rows.find((row) => row.voyage === voyage),
    );
    // 71.7 g for dry and 142.3 g for refrigerated cargo, per TEU and kilometre.
    const gramsOf = (nauticalMiles: number, factor: number) => Math.round(factor * nauticalMiles * 1.852);
    expect(suez?.emissions).toEqual({
      nauticalMiles: miles.suez,
      perTeu: gramsOf(miles.suez, 71.7),
      shipment: 2 * gramsOf(miles.suez, 71.7) + gramsOf(miles.suez, 142.3 * 2),
    });
    expect(cape?.emissions).toMatchObject({ nauticalMiles: miles.cape, perTeu: gramsOf(miles.cape, 71.7) });
    expect(odd?.emissions).toBeNull();
  });
});

describe('a surcharge for one way', () => {
  const box = (code: string, way: 'suez' | 'cape', amount: number) => ({
    ...{ carrierCode: 'COSU', origin: '', destination: rotterdam.destination, code, validFrom: '2026-11-01' },
    ...({ basis: 'CTN', side: 'freight', payable: 'prepaid', currency: 'USD', way } as const),
    ...{ amountGp20: amount, amountGp40: amount, amountHq40: amount, basisPoints: null },
    ...{ nameZh: code, nameEn: code, sample: true, updatedAt: server.clock.now(), csvImportId: null },
  });
  beforeAll(async () => {
    await server.db
      .insertInto('surchargeRate')
      .values([box('SCS', 'suez', 12_000), box('CGS', 'cape', 30_000)])
      .execute();
  });
  afterAll(async () => {
    await server.db.deleteFrom('surchargeRate').execute();
  });

  it.each([
    ['SUEZ', 24_000],
    ['CAPE', 60_000],
    ['NAMED', 60_000],
    ['ODD', 0],
  ])('is part of the total of %s only if it takes that way', async (voyage, surcharges) => {
    const { rows } = await search({ boxes: '2x40HQ' });
    const listed = rows.find((row) => row.voyage === voyage);
    expect(listed?.cost?.parts.surcharges).toBe(surcharges);
    const query = { id: ids.get(voyage) ?? '', boxes: '2x40HQ' };
    const { cost } = await member.gateway.send(freight.sailDetail, { query });
    expect(cost?.parts).toEqual(listed?.cost?.parts);
  });

  it('is compared with that of the other way, for the shipment and for one container', async () => {
    const surchargesOf = async (voyage: string) => {
      const query = { id: ids.get(voyage) ?? '', boxes: '2x40HQ' };
      const { ways } = await member.gateway.send(freight.sailDetail, { query });
      return ways.map(({ name, surcharges }) => [
        name,
        surcharges.map(({ code, amounts, shipment }) => [code, amounts['40HQ']?.amount, shipment?.amount]),
      ]);
    };
    const both = [
      ['suez', [['SCS', 12_000, 24_000]]],
      ['cape', [['CGS', 30_000, 60_000]]],
    ];
    expect(await surchargesOf('SUEZ')).toEqual(both);
    expect(await surchargesOf('CAPE')).toEqual(both);
  });
});

describe('a list', () => {
  it.each<[string, Query, string[]]>([
    ['by CO2, the unknown last', { sort: 'co2' }, ['SUEZ', 'HUB', 'CAPE', 'NAMED', 'ODD']],
    [
      'by CO2 downwards, the unknown last',
      { sort: 'co2', order: 'desc' },
      ['CAPE', 'NAMED', 'HUB', 'SUEZ', 'ODD'],
    ],
    [
      'by free days, the most first',
      { sort: 'freeDays', order: 'desc' },
      ['NAMED', 'CAPE', 'SUEZ', 'ODD', 'HUB'],
    ],
    ['by free days upwards', { sort: 'freeDays', order: 'asc' }, ['SUEZ', 'CAPE', 'NAMED', 'ODD', 'HUB']],
    ['of one way, by departure', { way: 'cape' }, ['CAPE', 'NAMED']],
    ['of one way, by transit days', { way: 'cape', sort: 'transit' }, ['NAMED', 'CAPE']],
    ['of one way, by free days', { way: 'cape', sort: 'freeDays', order: 'desc' }, ['NAMED', 'CAPE']],
    ['of the lowest CO2', { co2: 0 }, ['SUEZ']],
    ['of up to 25 percent more CO2', { co2: 25 }, ['SUEZ', 'HUB']],
    ['of a way that nobody sails', { way: 'panama' }, []],
  ])('%s', async (_, query, voyages) => {
    expect(await voyagesOf(query)).toEqual(voyages);
  });

  it('counts and pages what its filters let through', async () => {
    const { total, departures } = await search({ way: 'cape' });
    expect({ total, departures }).toEqual({ total: 2, departures: 2 });
    expect(await voyagesOf({ way: 'cape', page: 2 })).toEqual([]);
  });

  it('needs no price to rank by CO2: a visitor sees the same order', async () => {
    const { rows, access } = await server
      .client()
      .gateway.send(freight.selectSailings, { query: { ...rotterdam, sort: 'co2' } });
    expect(access).toBe('login');
    expect(rows.map(({ voyage }) => voyage)).toEqual(await voyagesOf({ sort: 'co2' }));
  });

  it('refuses a way that does not exist', async () => {
    const query = { ...rotterdam, way: 'arctic' } as never;
    await expect(member.gateway.send(freight.selectSailings, { query })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('the detail of a sailing', () => {
  const detailOf = (voyage: string) =>
    member.gateway.send(freight.sailDetail, { query: { id: ids.get(voyage) ?? '', boxes: '1x40HQ' } });

  it('compares the ways: distance, days and CO2, the shortest first', async () => {
    const { ways } = await detailOf('CAPE');
    expect(
      ways.map(({ name, nauticalMiles, days, isTaken }) => ({ name, nauticalMiles, days, isTaken })),
    ).toEqual([
      { name: 'suez', nauticalMiles: miles.suez, days: 30, isTaken: false },
      { name: 'cape', nauticalMiles: miles.cape, days: 40, isTaken: true },
    ]);
    const [suez, cape] = ways;
    expect(cape?.shipment).toBeGreaterThan((suez?.shipment ?? 0) * 1.3);
    expect(suez?.lines.flat().length).toBeGreaterThan(5);
  });

  it('draws the track of the way that it takes', async () => {
    const [cape, suez] = [await detailOf('NAMED'), await detailOf('SUEZ')];
    expect([cape.track.nauticalMiles, cape.track.via]).toEqual([miles.cape, []]);
    expect([suez.track.nauticalMiles, suez.track.via]).toEqual([miles.suez, ['suez']]);
    expect(cape.way).toEqual({ name: 'cape', estimated: false });
  });

  it('names the edition of its emission factor, and adds up its boxes', async () => {
    const { emissions } = await detailOf('SUEZ');
    expect(emissions?.factors).toEqual([
      { cargo: 'dry', grams: 71.7, source: 'GLEC Framework v3.2', quotedBy: null, year: 2025 },
    ]);
    expect(emissions?.boxes).toEqual([{ type: '40HQ', count: 1, each: emissions?.shipment }]);
  });

  it('returns neither path nor emissions if the transit days fit none', async () => {
    expect(await detailOf('ODD')).toMatchObject({ way: null, emissions: null });
  });
});

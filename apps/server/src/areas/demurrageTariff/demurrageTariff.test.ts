import { codes } from '@fairway/gateway/contract/codes';
import { demurrageTariff } from '@fairway/gateway/contract/demurrageTariff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { atDesk } from '../../testing/staff.ts';
import { addTariffs } from './fixtures.ts';

/** Today is 20 November 2026. */
let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  visitor = server.client();
  await addTariffs(
    server.db,
    { validTo: '2026-11-30', sourceLink: 'https://www.maersk.com/local-information' },
    { validFrom: '2026-12-10', bands: '8-:75.50' },
    { carrierCode: 'COSU', charge: 'demurrage', freeDays: 4, bands: '5-:40' },
    { carrierCode: 'COSU', charge: 'detention', validFrom: '2027-01-01' },
    // An imported tariff comes before the sample, in whichever order they were stored.
    {
      carrierCode: 'COSU',
      charge: 'demurrage',
      freeDays: 9,
      bands: '10-:1',
      sample: true,
      validFrom: '2026-02-01',
    },
    { carrierCode: 'HLCU', box: '20DRY', validTo: '2026-06-30' },
    { carrierCode: 'HLCU', port: 'SAJED', currency: 'USD' },
  );
});
afterAll(() => server.stop());

const tariffsOn = (day: string, more: object = {}) =>
  visitor.gateway.send(demurrageTariff.selectTariffs, {
    query: { port: 'NLRTM', direction: 'import', box: '40DRY', day, ...more },
  });

describe('the tariffs of a port', () => {
  it('are those of all carriers on the day, with their source', async () => {
    const { port, carriers, gaps } = await tariffsOn('2026-11-20');
    expect(port).toMatchObject({ code: 'NLRTM', countryCode: 'NL' });
    expect(carriers).toMatchObject([
      { carrier: { code: 'COSU' }, terms: [{ charge: 'demurrage', freeDays: 4, sample: false }] },
      {
        carrier: { code: 'MAEU' },
        terms: [
          {
            ...{ charge: 'combined', freeDays: 7, count: 'calendar', currency: 'EUR', validTo: '2026-11-30' },
            bands: [
              { fromDay: 8, toDay: 12, rate: 60_00 },
              { fromDay: 13, toDay: null, rate: 90_00 },
            ],
            source: {
              name: 'Local tariff',
              link: 'https://www.maersk.com/local-information',
              day: '2025-12-01',
            },
          },
        ],
      },
    ]);
    expect(gaps).toMatchObject([
      { carrier: { code: 'COSU' }, charge: 'detention', endedOn: null, beginsOn: '2027-01-01' },
    ]);
  });

  it.each([
    ['2026-11-30', ['COSU', 'MAEU']],
    ['2026-12-01', ['COSU']],
    ['2026-12-09', ['COSU']],
    ['2026-12-10', ['COSU', 'MAEU']],
    ['2025-12-31', []],
  ])('on %s are of %j', async (day, carriers) => {
    expect((await tariffsOn(day)).carriers.map(({ carrier }) => carrier.code)).toEqual(carriers);
  });

  it('name the days before and after a gap', async () => {
    const { gaps } = await tariffsOn('2026-12-05');
    expect(gaps).toContainEqual({
      carrier: expect.objectContaining({ code: 'MAEU' }),
      ...{ charge: 'combined', endedOn: '2026-11-30', beginsOn: '2026-12-10' },
    });
    const ended = await tariffsOn('2026-11-20', { box: '20DRY' });
    expect(ended).toMatchObject({ carriers: [], gaps: [{ endedOn: '2026-06-30', beginsOn: null }] });
  });

  it('are returned with the public holidays at the port, or report that these are unknown', async () => {
    const { calendar } = await tariffsOn('2026-11-20');
    expect(calendar).toMatchObject({ countryCode: 'NL', from: '2025-01-01', to: '2027-12-31' });
    expect(calendar?.holidays.map(({ day }) => day)).toContain('2026-12-25');
    expect((await tariffsOn('2026-11-20', { port: 'SAJED' })).calendar).toBeNull();
  });

  it('are empty at a port without any, and refused at a port that does not exist', async () => {
    expect(await tariffsOn('2026-11-20', { port: 'NZAKL' })).toMatchObject({ carriers: [], gaps: [] });
    const query = { port: 'XXXXX', direction: 'import', box: '40DRY', day: '2026-11-20' } as const;
    expect((await visitor.raw(demurrageTariff.selectTariffs, { query })).code).toBe(codes.notFound);
  });

  it.each([
    { day: '2026-02-30' },
    { day: 'today' },
    { box: '40HQ' },
    { direction: 'both' },
    { port: "' or 1" },
  ])('refuse %j', async (entry) => {
    await expect(tariffsOn('2026-11-20', entry)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the desk', () => {
  it('lists the tariffs that are valid today, begin later or have ended', async () => {
    const { client } = await atDesk(server, ['pricing']);
    const page = (query: object) => client.gateway.send(demurrageTariff.selectPage, { query });
    const keys = async (query: object) => (await page(query)).rows.map(({ key }) => key);
    expect(await keys({ keyword: 'maeu 鹿特丹' })).toEqual(['MAEU NLRTM import 40DRY combined 2026-01-01']);
    expect(await keys({ state: 'coming' })).toEqual([
      'COSU NLRTM import 40DRY detention 2027-01-01',
      'MAEU NLRTM import 40DRY combined 2026-12-10',
    ]);
    expect(await keys({ state: 'ended' })).toEqual(['HLCU NLRTM import 20DRY combined 2026-01-01']);
    expect(await keys({ origin: 'sample' })).toEqual(['COSU NLRTM import 40DRY demurrage 2026-02-01']);
    expect(await keys({ charge: ['demurrage'], sort: 'freeDays' })).toEqual([
      'COSU NLRTM import 40DRY demurrage 2026-02-01',
      'COSU NLRTM import 40DRY demurrage 2026-01-01',
    ]);
    expect(await keys({ keyword: 'HAMBURG' })).toEqual([]);
    expect(await page({ page: 9 })).toMatchObject({ rows: [], total: 4, page: 9 });
  });

  it('is for staff with the pricing right', async () => {
    const { client } = await atDesk(server, ['editor']);
    expect((await client.raw(demurrageTariff.selectPage, {})).code).toBe(codes.roleMissing);
  });
});

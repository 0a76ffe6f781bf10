import { codes } from '@fairway/gateway/contract/codes';
import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { freight } from '@fairway/gateway/contract/freight';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { logIn } from '../../../testing/session.ts';
import { atDesk, type TestStaff } from '../../../testing/staff.ts';

type Cells = Partial<Record<(typeof csvColumns.sailings)[number], string>>;

let server: TestServer;
let pricing: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  pricing = await atDesk(server, ['pricing']);
});
afterAll(() => server.stop());

const usual: Cells = {
  origin: 'CNSHA',
  destination: 'USLAX',
  carrier: 'COSU',
  vessel: 'Cosco Shipping  Himalayas',
  imo: '9757840',
  voyage: '084e',
  departure: '2026-11-30 02:00',
  arrival: '2026-12-13 18:00',
  closing: '2026/11/26 12:00',
  port_cut_off: '2026/11/28 18:00',
  vgm_cut_off: '2026-11-27 12:00',
  currency: 'usd',
  price_20gp: '1350',
  price_40hq: '2450',
  demurrage_days: '7',
  remark_zh: '直达',
};
const fileOf = (lines: readonly Cells[], columns: readonly (keyof Cells)[] = csvColumns.sailings) => {
  const text = lines.map((cells) => columns.map((column) => cells[column] ?? '').join(','));
  return new Blob([[columns.join(','), ...text].join('\n')], { type: 'text/csv' });
};
const check = (lines: readonly Cells[], by = pricing) =>
  by.client.gateway.send(csvImport.check, {
    body: { kind: 'sailings', fileName: 'sailings.csv', file: fileOf(lines) },
  });
const confirm = (id: string) => pricing.client.raw(csvImport.confirm, { body: { id } });
const bring = async (lines: readonly Cells[]) => {
  const report = await check(lines);
  expect(report.bad).toEqual([]);
  expect((await confirm(report.id)).code).toBe(codes.ok);
  return report;
};
const sailings = () => server.db.selectFrom('sailing').selectAll().orderBy('departure').execute();

describe('a file of sailings', () => {
  it('is reported and then recorded: week and days by our rules, times in the time zones of the ports', async () => {
    const report = await check([usual]);
    expect(report.counts).toEqual({ new: 1, changed: 0, expired: 0, same: 0 });
    expect(report.changes[0]).toMatchObject({ key: 'CNSHA USLAX COSU COSCO SHIPPING HIMALAYAS 084E' });
    expect(report.changes[0]?.fields[0]).toEqual({ field: 'new_route', from: '', to: 'CNSHA → USLAX' });
    expect(await sailings()).toEqual([]);
    expect((await confirm(report.id)).code).toBe(codes.ok);
    expect(await sailings()).toMatchObject([
      {
        voyage: '084E',
        vesselImo: '9757840',
        // Monday at two in Shanghai is Sunday evening in UTC: the sailing is of the new week.
        week: 202649,
        departure: new Date('2026-11-29T18:00:00Z'),
        arrival: new Date('2026-12-14T02:00:00Z'),
        // From 30 November to 13 December; 14.5 days pass on the clock.
        transitDays: 13,
        closing: new Date('2026-11-26T04:00:00Z'),
        customsCutOff: null,
        currency: 'USD',
        priceGp20: 135_000,
        priceGp40: null,
        priceHq40: 245_000,
        sample: false,
      },
    ]);
  });

  it('makes the route that it needs, off sale, with its way over the sea and the rank of its ports', async () => {
    const route = await server.db.selectFrom('seaRoute').selectAll().executeTakeFirstOrThrow();
    expect(route).toMatchObject({ origin: 'CNSHA', destination: 'USLAX', groupCode: 'USW', onSale: false });
    expect((await server.client().gateway.send(seaRoute.selectAll, {})).rows).toEqual([]);
    const tracks = await server.db.selectFrom('seaTrack').selectAll().execute();
    expect(tracks.map(({ transitPort }) => transitPort)).toEqual(['']);
    expect(tracks[0]?.nauticalMiles).toBeGreaterThan(5000);
    const ranked = await server.db.selectFrom('port').select('code').where('popularity', '=', 1).execute();
    expect(ranked.map(({ code }) => code).toSorted()).toEqual(['CNSHA', 'USLAX']);
  });

  it('changes nothing the second time, and reports old and new values of a different one', async () => {
    expect((await check([usual])).counts).toEqual({ new: 0, changed: 0, expired: 0, same: 1 });
    const report = await bring([
      { ...usual, price_40hq: '2300', departure: '2026-12-01 02:00', transit_port: 'KRPUS' },
    ]);
    expect(report.counts).toMatchObject({ new: 0, changed: 1 });
    expect(report.changes[0]?.fields).toEqual([
      { field: 'departure', from: '2026-11-30 02:00', to: '2026-12-01 02:00' },
      { field: 'transit_port', from: '', to: 'KRPUS' },
      { field: 'price_40hq', from: '2450', to: '2300' },
    ]);
    expect(await sailings()).toHaveLength(1);
    const tracks = await server.db
      .selectFrom('seaTrack')
      .select('transitPort')
      .orderBy('transitPort')
      .execute();
    expect(tracks.map(({ transitPort }) => transitPort)).toEqual(['', 'KRPUS']);
  });

  it('is searched by members at its prices, and quoted on the home page once its route is sold', async () => {
    const member = server.client();
    await logIn(server, member);
    const query = { origin: 'CNSHA', destination: 'USLAX', week: '2026-W49' };
    const { rows } = await member.gateway.send(freight.selectSailings, { query });
    expect(rows.map(({ prices }) => prices?.['40HQ']?.amount)).toEqual([230_000]);
    const quoted = async () => (await member.gateway.send(freight.selectReferencePrices, {})).rows.length;
    expect(await quoted()).toBe(0);
    await server.db.updateTable('seaRoute').set({ onSale: true }).execute();
    expect(await quoted()).toBe(1);
  });

  it('takes a sailing out that does not go; of a year later the same voyage is another', async () => {
    const { voyage, origin, destination, carrier, vessel } = usual;
    const cancellation = {
      voyage,
      origin,
      destination,
      carrier,
      vessel,
      departure: '2026-12-01 02:00',
      cancelled: 'yes',
    };
    const later = { departure: '2027-11-28 02:00', arrival: '2027-12-12 02:00' };
    const cutOffs = { closing: '2027-11-25 12:00', port_cut_off: '2027-11-26 12:00', vgm_cut_off: '' };
    expect((await check([{ ...usual, ...later, ...cutOffs }])).counts).toMatchObject({ new: 1 });
    const report = await bring([cancellation]);
    expect(report.counts).toMatchObject({ expired: 1 });
    expect(await sailings()).toEqual([]);
    expect((await check([cancellation])).counts).toMatchObject({ same: 1 });
  });

  it('that two bring at once is recorded once', async () => {
    const line = { ...usual, voyage: '085E' };
    const [one, two] = [await check([line]), await check([line])];
    const answers = await Promise.all([confirm(one.id), confirm(two.id)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.ok, codes.importStale].toSorted());
    expect(await sailings()).toHaveLength(1);
  });

  it.each<[Cells, string, string]>([
    [{ origin: 'XXXXX' }, 'origin', 'harbour'],
    [{ origin: 'Shanghai' }, 'origin', 'harbour'],
    [{ destination: 'CNSHA' }, 'destination', 'samePort'],
    [{ transit_port: 'USLAX' }, 'transit_port', 'samePort'],
    [{ transit_port: 'XXXXX' }, 'transit_port', 'harbour'],
    [{ carrier: 'ZZZZ' }, 'carrier', 'carrier'],
    [{ vessel: '' }, 'vessel', 'required'],
    [{ imo: '9757841' }, 'imo', 'imo'],
    [{ imo: '9999993' }, 'imo', 'ship'],
    [{ voyage: '' }, 'voyage', 'required'],
    [{ departure: '2026-11-31 02:00' }, 'departure', 'time'],
    [{ departure: '2062-11-30 02:00' }, 'departure', 'range'],
    [{ arrival: '2026-11-29 09:59' }, 'arrival', 'arrival'],
    [{ arrival: '2027-06-01 10:00' }, 'arrival', 'arrival'],
    [{ closing: '' }, 'closing', 'required'],
    [{ customs_cut_off: '2026-11-30 02:01' }, 'customs_cut_off', 'cutOff'],
    [{ currency: 'JPY' }, 'currency', 'currency'],
    [{ price_40hq: '2450.50' }, 'price_40hq', 'amount'],
    [{ price_40hq: '2.450' }, 'price_40hq', 'amount'],
    [{ price_40hq: '€2450' }, 'price_40hq', 'amountCurrency'],
    [{ price_20gp: '-1' }, 'price_20gp', 'amount'],
    [{ price_20gp: '0' }, 'price_20gp', 'amount'],
    [{ price_20gp: '', price_40hq: '' }, 'price_40hq', 'noPrice'],
    [{ detention_days: 'a week' }, 'detention_days', 'freeDays'],
    [{ cancelled: 'maybe' }, 'cancelled', 'flag'],
    [{ remark_en: 'x'.repeat(201) }, 'remark_en', 'length'],
  ])('with %j is bad in %s by the rule %s', async (cells, column, rule) => {
    const report = await check([
      { ...usual, voyage: '099E' },
      { ...usual, ...cells },
    ]);
    expect(report.bad).toMatchObject([{ line: 3, column, rule }]);
    expect((await confirm(report.id)).code).toBe(codes.importBroken);
  });

  it('names one sailing once', async () => {
    const report = await check([usual, { ...usual, price_40hq: '1' }]);
    expect(report.bad).toMatchObject([{ line: 3, rule: 'repeated' }]);
  });

  it('is for those who keep prices', async () => {
    const editor = await atDesk(server, ['editor', 'finance']);
    await expect(check([usual], editor)).rejects.toMatchObject({ codeName: 'roleMissing' });
  });
});

describe('the way of a sailing in a file', () => {
  const line = { ...usual, destination: 'NLRTM', voyage: '900E', arrival: '2027-01-05 18:00' };
  const wayOf = async () => (await sailings()).find(({ voyage }) => voyage === '900E')?.way ?? null;
  const checkColumns = (columns: readonly (keyof Cells)[]) =>
    pricing.client.gateway.send(csvImport.check, {
      body: { kind: 'sailings', fileName: 'sailings.csv', file: fileOf([line], columns) },
    });

  it('is stored by either name, compared, and taken away by an empty cell', async () => {
    await bring([{ ...line, way: '好望角' }]);
    expect(await wayOf()).toBe('cape');
    const { changes } = await bring([{ ...line, way: 'Suez' }]);
    expect(changes[0]?.fields).toEqual([{ field: 'way', from: 'cape', to: 'suez' }]);
    expect(await wayOf()).toBe('suez');
    await bring([{ ...line, way: '' }]);
    expect(await wayOf()).toBeNull();
  });

  it('stays with a file that has no such column', async () => {
    await bring([{ ...line, way: 'cape' }]);
    const { bad, counts } = await checkColumns(csvColumns.sailings.filter((column) => column !== 'way'));
    expect([bad, counts]).toEqual([[], { new: 0, changed: 0, expired: 0, same: 1 }]);
    expect(await wayOf()).toBe('cape');
  });

  it('that is no canal or cape is refused', async () => {
    expect((await check([{ ...line, way: 'arctic' }])).bad).toMatchObject([{ column: 'way', rule: 'way' }]);
  });
});

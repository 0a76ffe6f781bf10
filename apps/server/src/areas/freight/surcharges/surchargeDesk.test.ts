import { codes } from '@fairway/gateway/contract/codes';
import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import type { surchargeListing } from '@fairway/gateway/contract/listings/surcharges';
import { surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { atDesk, type TestStaff } from '../../../testing/staff.ts';

type Cells = Partial<Record<(typeof csvColumns.surcharges)[number], string>>;

let server: TestServer;
let pricing: TestStaff;
let files: readonly string[];

/** Today is 20 November 2026. */
const thc: Cells = { carrier: 'COSU', origin: 'CNSHA', code: 'THC', currency: 'CNY', amount: '825' };
const baf: Cells = {
  ...{ carrier: 'MAEU', origin: 'CNSHA', destination: 'USLAX', code: 'BAF', currency: 'USD' },
  ...{ amount_20gp: '200', amount_40gp: '400', amount_40hq: '410' },
};
const caf: Cells = {
  carrier: 'COSU',
  destination: 'USLAX',
  code: 'CAF',
  amount: '3.5',
  valid_from: '2026-11-01',
};

const bring = async (fileName: string, lines: readonly Cells[]) => {
  const text = lines.map((cells) => csvColumns.surcharges.map((column) => cells[column] ?? '').join(','));
  const file = new Blob([[csvColumns.surcharges.join(','), ...text].join('\n')], { type: 'text/csv' });
  const { send } = pricing.client.gateway;
  const report = await send(csvImport.check, { body: { kind: 'surcharges', fileName, file } });
  expect(report.bad).toEqual([]);
  await send(csvImport.confirm, { body: { id: report.id } });
  return report.id;
};

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  pricing = await atDesk(server, ['pricing']);
  const autumn = await bring('autumn.csv', [
    { ...thc, valid_from: '2026-09-01' },
    { ...baf, valid_from: '2026-09-01', valid_to: '2026-10-31' },
    { ...baf, valid_from: '2026-11-01' },
    caf,
  ]);
  const december = await bring('december.csv', [
    { ...thc, amount: '850', valid_from: '2026-12-01' },
    { ...baf, valid_from: '2026-11-10', valid_to: '2026-11-30', amount_40hq: '500' },
    // Reported again unchanged: the file that recorded it first stays.
    caf,
  ]);
  files = [autumn, december];
});
afterAll(() => server.stop());

const page = (query: Partial<ListQuery<typeof surchargeListing>> = {}) =>
  pricing.client.gateway.send(surchargeDesk.selectPage, { query });
const keys = async (query: Parameters<typeof page>[0]) => (await page(query)).rows.map(({ key }) => key);

describe('surcharges', () => {
  it('of today are listed with their amounts, days, and the file that recorded them', async () => {
    const { rows, total } = await page();
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      {
        key: 'COSU * USLAX CAF 2026-11-01',
        ...{ origin: null, destination: { code: 'USLAX' }, basis: 'PCT', percent: 3.5, validTo: null },
        ...{ amounts: { '20GP': null }, file: { id: files[0], name: 'autumn.csv' }, sample: false },
      },
      {
        key: 'COSU CNSHA * THC 2026-09-01',
        ...{ carrier: { code: 'COSU' }, destination: null, nameEn: 'Terminal handling charge (origin)' },
        ...{ amounts: { '40HQ': { amount: 82_500, currency: 'CNY' } }, replacedFrom: '2026-12-01' },
      },
      {
        key: 'MAEU CNSHA USLAX BAF 2026-11-10',
        ...{ validTo: '2026-11-30', replacedFrom: null, file: { id: files[1], name: 'december.csv' } },
        amounts: { '20GP': { amount: 20_000 }, '40HQ': { amount: 50_000, currency: 'USD' } },
      },
    ]);
  });

  it('that begin later, or have ended or given way to another amount, are lists of their own', async () => {
    expect(await keys({ state: 'coming' })).toEqual(['COSU CNSHA * THC 2026-12-01']);
    expect(await keys({ state: 'ended', sort: 'from', order: 'asc' })).toEqual([
      'MAEU CNSHA USLAX BAF 2026-09-01',
      'MAEU CNSHA USLAX BAF 2026-11-01',
    ]);
  });

  it('are narrowed down by where they arise, how they are counted, and words', async () => {
    const lane = ['MAEU CNSHA USLAX BAF 2026-11-10'];
    expect(await keys({ side: ['freight'], basis: ['CTN'] })).toEqual(lane);
    expect(await keys({ keyword: 'maeu shanghai → 洛杉矶' })).toEqual(lane);
    expect(await keys({ keyword: 'CNSHA baf' })).toEqual(lane);
    expect(await keys({ keyword: 'HAMBURG' })).toEqual([]);
    expect(await keys({ source: 'sample' })).toEqual([]);
    expect(await keys({ sort: 'charge', order: 'desc' })).toHaveLength(3);
  });

  it('of the sample give way to those of a file', async () => {
    const [own] = await server.db.selectFrom('surchargeRate').selectAll().where('code', '=', 'CAF').execute();
    if (!own) throw new Error('CAF was brought.');
    const rate = { ...own, validFrom: '2020-01-01', validTo: null, sample: true, csvImportId: null };
    await server.db
      .insertInto('surchargeRate')
      .values([rate, { ...rate, carrierCode: 'ONEY' }])
      .execute();
    expect(await keys({ source: 'sample' })).toEqual(['ONEY * USLAX CAF 2020-01-01']);
    expect((await page({ source: 'sample', state: 'ended' })).rows).toMatchObject([
      { carrier: { code: 'COSU' }, sample: true, file: null, replacedFrom: '2026-11-01' },
    ]);
  });

  it('are for staff who keep prices', async () => {
    const editor = await atDesk(server, ['editor']);
    expect((await editor.client.raw(surchargeDesk.selectPage, {})).code).toBe(codes.roleMissing);
  });
});

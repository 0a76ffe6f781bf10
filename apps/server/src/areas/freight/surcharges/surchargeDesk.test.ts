import type { BodyOf } from '@fairway/gateway/contract/call';
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

  it('are corrected one value at a time, logged, and only while they are as they were seen', async () => {
    const correct = (body: BodyOf<typeof surchargeDesk.correct>) =>
      pricing.client.raw(surchargeDesk.correct, { body });
    const key = 'MAEU CNSHA USLAX BAF 2026-11-10';
    const before = [20_000, 40_000, 50_000];
    const after = [21_000, 42_000, 50_050];
    const { data } = await correct({ key, amounts: { before, after } });
    expect(data).toEqual({ key, amounts: after, validTo: '2026-11-30' });
    expect((await page({ keyword: 'baf' })).rows).toMatchObject([
      { key, amounts: { '40HQ': { amount: 50_050, currency: 'USD' } }, file: { name: 'december.csv' } },
    ]);
    expect((await correct({ key, amounts: { before, after: [1] } })).code).toBe(codes.surchargeChanged);
    await correct({ key, amounts: { before: after, after: [30_000] } });
    const { data: ended } = await correct({ key, validTo: { before: '2026-11-30', after: null } });
    expect(ended).toEqual({ key, amounts: [30_000, 30_000, 30_000], validTo: null });

    const entries = await server.db
      .selectFrom('auditEntry')
      .select(['subjectId', 'before', 'after'])
      .where('action', '=', 'surchargeCorrected')
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({
      subjectId: key,
      before: { charge: '200.00/400.00/500.00' },
      after: { charge: '210.00/420.00/500.50' },
    });
  });

  it.each([
    ['three amounts of a percentage', 'COSU * USLAX CAF 2026-11-01', { before: [350], after: [1, 2, 3] }],
    ['more than all of the freight', 'COSU * USLAX CAF 2026-11-01', { before: [350], after: [10_001] }],
  ])('refuse %s', async (_case, key, amounts) => {
    const { status } = await pricing.client.raw(surchargeDesk.correct, { body: { key, amounts } });
    expect(status).toBe(400);
  });

  it('refuse a last day before the first one, unknown keys, and staff without the right', async () => {
    const correct = (key: string, after: string, client = pricing.client) =>
      client.raw(surchargeDesk.correct, { body: { key, validTo: { before: null, after } } });
    expect((await correct('COSU CNSHA * THC 2026-09-01', '2026-08-31')).status).toBe(400);
    expect((await correct('COSU CNSHA * XXX 2026-09-01', '2026-12-31')).code).toBe(codes.notFound);
    expect((await correct('nothing', '2026-12-31')).code).toBe(codes.notFound);
    const { client } = await atDesk(server, ['editor']);
    expect((await correct('COSU CNSHA * THC 2026-09-01', '2026-12-31', client)).code).toBe(codes.roleMissing);
  });

  it('are for staff who keep prices', async () => {
    const editor = await atDesk(server, ['editor']);
    expect((await editor.client.raw(surchargeDesk.selectPage, {})).code).toBe(codes.roleMissing);
  });
});

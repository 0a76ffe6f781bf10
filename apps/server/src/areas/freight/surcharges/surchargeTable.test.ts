import { codes } from '@fairway/gateway/contract/codes';
import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { freight } from '@fairway/gateway/contract/freight';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';
import { logIn } from '../../../testing/session.ts';
import { atDesk, type TestStaff } from '../../../testing/staff.ts';
import { addLane, addSailing } from '../fixtures.ts';

type Cells = Partial<Record<(typeof csvColumns.surcharges)[number], string>>;

let server: TestServer;
let pricing: TestStaff;
let member: TestClient;
let sailingId: string;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  pricing = await atDesk(server, ['pricing']);
  const seaRouteId = await addLane(server.db, { origin: 'CNSHA', destination: 'USLAX' });
  // Monday at two in Shanghai, which is Sunday evening in UTC.
  const prices = { priceGp20: 150_000, priceGp40: 240_000, priceHq40: 245_000, sample: false } as const;
  sailingId = await addSailing(server.db, seaRouteId, '2026-11-29T18:00:00Z', prices);
  member = server.client();
  await logIn(server, member);
  await member.gateway.send(subscribe.startTrial, { body: { seaRouteIds: [seaRouteId] } });
});
afterAll(() => server.stop());

const cosu = { carrier: 'COSU', valid_from: '2026-11-01' } as const;
const thc: Cells = { ...cosu, origin: 'CNSHA', code: 'THC', currency: 'CNY', amount: '825' };
const baf: Cells = {
  ...{ ...cosu, origin: 'CNSHA', destination: 'USLAX', code: 'BAF', currency: 'USD' },
  ...{ amount_20gp: '200', amount_40gp: '400', amount_40hq: '400' },
};
const doc: Cells = { ...cosu, origin: 'CNSHA', code: 'DOC', currency: 'CNY', amount: '450' };
const caf: Cells = { ...cosu, destination: 'USLAX', code: 'CAF', amount: '3' };

const fileOf = (lines: readonly Cells[]) => {
  const text = lines.map((cells) => csvColumns.surcharges.map((column) => cells[column] ?? '').join(','));
  return new Blob([[csvColumns.surcharges.join(','), ...text].join('\n')], { type: 'text/csv' });
};
const check = (lines: readonly Cells[], by = pricing) =>
  by.client.gateway.send(csvImport.check, {
    body: { kind: 'surcharges', fileName: 'surcharges.csv', file: fileOf(lines) },
  });
const confirm = (id: string) => pricing.client.raw(csvImport.confirm, { body: { id } });
const bring = async (lines: readonly Cells[]) => {
  const report = await check(lines);
  expect(report.bad).toEqual([]);
  expect((await confirm(report.id)).code).toBe(codes.ok);
  return report;
};
const rates = () => server.db.selectFrom('surchargeRate').selectAll().execute();
const sheet = async () => {
  const { surcharges, totals } = await member.gateway.send(freight.sailDetail, { query: { id: sailingId } });
  return {
    charges: surcharges.map(({ code, amounts }) => [code, amounts['40HQ']?.amount]),
    totals: totals.map(({ currency, amounts }) => [currency, amounts['40HQ']?.amount]),
  };
};

describe('a file of surcharges', () => {
  it('is reported and then recorded, once, and is in the cost sheet at once', async () => {
    expect(await sheet()).toEqual({ charges: [], totals: [['USD', 245_000]] });
    const lines = [thc, baf, doc, caf];
    const report = await check(lines);
    expect(report.counts).toEqual({ new: 4, changed: 0, expired: 0, same: 0 });
    expect(report.changes[0]).toMatchObject({ key: 'COSU CNSHA * THC 2026-11-01', outcome: 'new' });
    expect(await rates()).toEqual([]);
    expect((await confirm(report.id)).code).toBe(codes.ok);
    expect(await sheet()).toEqual({
      charges: [
        ['THC', 82_500],
        ['DOC', 45_000],
        ['BAF', 40_000],
        ['CAF', 7350],
      ],
      totals: [
        ['USD', 292_350],
        ['CNY', 127_500],
      ],
    });
    expect((await confirm(report.id)).code).toBe(codes.importDone);
    expect((await check(lines)).counts).toEqual({ new: 0, changed: 0, expired: 0, same: 4 });
    const entries = await server.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('subjectId', '=', report.id)
      .execute();
    expect(entries).toMatchObject([{ action: 'csvImported', after: { lines: 4, new: 4 } }]);
  });

  it('changes lines that differ, and reports old and new values', async () => {
    const report = await bring([{ ...thc, amount: '850' }, baf]);
    expect(report.counts).toEqual({ new: 0, changed: 1, expired: 0, same: 1 });
    expect(report.changes[0]?.fields).toEqual([{ field: 'amount', from: '825', to: '850' }]);
    expect(Object.fromEntries((await sheet()).charges)).toMatchObject({ THC: 85_000, BAF: 40_000 });
  });

  it('stores the way of a charge, which a file without that column keeps', async () => {
    const dues = { ...doc, code: 'SCS', name_zh: '苏伊士运河附加费', name_en: 'Suez Canal surcharge' };
    const suez: Cells = { ...dues, side: 'freight', way: 'Suez Canal' };
    await bring([suez]);
    const wayOf = async () => (await rates()).find(({ code }) => code === 'SCS')?.way;
    expect(await wayOf()).toBe('suez');
    // The only way over the Pacific is another one.
    expect((await sheet()).charges.map(([code]) => code)).not.toContain('SCS');
    const columns = csvColumns.surcharges.filter((column) => column !== 'way');
    const cells: Cells = { ...suez, amount: '500' };
    const text = [columns.join(','), columns.map((column) => cells[column] ?? '').join(',')].join('\n');
    const file = new Blob([text], { type: 'text/csv' });
    const report = await pricing.client.gateway.send(csvImport.check, {
      body: { kind: 'surcharges', fileName: 'surcharges.csv', file },
    });
    expect(report.changes[0]?.fields).toEqual([{ field: 'amount', from: '450', to: '500' }]);
    await confirm(report.id);
    expect(await wayOf()).toBe('suez');
    expect((await check([{ ...suez, way: 'arctic' }])).bad).toMatchObject([{ column: 'way', rule: 'way' }]);
    await bring([{ ...suez, cancelled: 'yes' }]);
  });

  it('with three bad lines does nothing, and reports each by its number, column and rule', async () => {
    const before = await rates();
    const report = await check([
      { ...thc, amount: '900' },
      { ...baf, amount_40gp: '' },
      { ...doc, carrier: 'ZZZZ' },
      { ...thc, amount: '901' },
    ]);
    expect(report.bad).toMatchObject([
      { line: 3, column: 'amount_40gp', rule: 'amounts' },
      { line: 4, column: 'carrier', rule: 'carrier', value: 'ZZZZ' },
      { line: 5, column: null, rule: 'repeated' },
    ]);
    expect((await confirm(report.id)).code).toBe(codes.importBroken);
    expect(await rates()).toEqual(before);
  });

  it('lets a later one take the place of an earlier from its day on, by the calendar of the port of loading', async () => {
    const from = (day: string, amount: string): Cells => ({ ...thc, valid_from: day, amount });
    const report = await bring([from('2026-11-30', '880'), from('2026-12-01', '990')]);
    expect(report.changes[0]?.fields[0]).toEqual({ field: 'instead_of', from: '', to: '2026-11-01' });
    expect(Object.fromEntries((await sheet()).charges)).toMatchObject({ THC: 88_000 });
    expect(await rates()).toHaveLength(6);
  });

  it('prefers the charges of a route to those of its ports', async () => {
    await bring([{ ...thc, destination: 'USLAX', amount: '700' }]);
    expect(Object.fromEntries((await sheet()).charges)).toMatchObject({ THC: 70_000 });
  });

  it('ends surcharges at their last day, and removes wrong ones', async () => {
    const report = await bring([
      { ...thc, destination: 'USLAX', amount: '700', valid_to: '2026-11-29' },
      { ...doc, amount: '', currency: '', cancelled: 'yes' },
    ]);
    expect(report.counts).toEqual({ new: 0, changed: 0, expired: 2, same: 0 });
    expect(report.changes.map(({ fields }) => fields)).toEqual([
      [{ field: 'valid_to', from: '', to: '2026-11-29' }],
      [{ field: 'amount', from: '450', to: '' }],
    ]);
    const { charges } = await sheet();
    // The port's own holds again.
    expect(Object.fromEntries(charges)).toEqual({ THC: 88_000, BAF: 40_000, CAF: 7350 });
    expect((await check([{ ...doc, cancelled: 'yes' }])).counts).toMatchObject({ same: 1 });
    const longer = { ...thc, destination: 'USLAX', amount: '700', valid_to: '2026-11-30' };
    expect((await check([longer])).counts).toMatchObject({ changed: 1 });
  });

  it('that two import at once is recorded once, and the second is refused as stale', async () => {
    const line = { ...baf, code: 'LSS' };
    const [one, two] = [await check([line]), await check([line])];
    const answers = await Promise.all([confirm(one.id), confirm(two.id)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.ok, codes.importStale].toSorted());
    expect((await rates()).filter(({ code }) => code === 'LSS')).toHaveLength(1);
  });

  it('names a charge that no list has, and where it is paid', async () => {
    const named = { name_zh: '冬季附加费', name_en: 'Winter surcharge', side: 'freight', basis: 'container' };
    await bring([{ ...baf, ...named, code: 'WWC', payable: 'collect' }]);
    const { surcharges } = await member.gateway.send(freight.sailDetail, { query: { id: sailingId } });
    expect(surcharges.at(-1)).toMatchObject({ code: 'WWC', nameZh: '冬季附加费', payable: 'collect' });
  });

  it('is for those who keep prices', async () => {
    const others = await atDesk(server, ['editor', 'finance']);
    await expect(check([thc], others)).rejects.toMatchObject({ codeName: 'roleMissing' });
  });
});

describe('the sample', () => {
  it('charges nothing on a real sailing, and is replaced by surcharges from staff', async () => {
    const invented = { carrierCode: 'COSU', origin: 'CNSHA', destination: 'USLAX', validFrom: '2020-01-01' };
    const amounts = {
      amountGp20: 1,
      amountGp40: 1,
      amountHq40: 1,
      basisPoints: null,
      currency: 'USD',
    } as const;
    const terms = { basis: 'CTN', side: 'freight', payable: 'prepaid' } as const;
    const updatedAt = server.clock.now();
    const rows = ['BAF', 'PSS'].map((code) => ({
      ...invented,
      code,
      ...amounts,
      ...terms,
      sample: true,
      updatedAt,
    }));
    await server.db.insertInto('surchargeRate').values(rows).execute();
    const charged = async () => Object.fromEntries((await sheet()).charges);
    expect(await charged()).toMatchObject({ BAF: 40_000 });
    expect(await charged()).not.toHaveProperty('PSS');
    await server.db.updateTable('sailing').set({ sample: true }).where('id', '=', sailingId).execute();
    expect(await charged()).toMatchObject({ BAF: 40_000, PSS: 1 });
  });
});

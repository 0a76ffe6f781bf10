import { codes } from '@fairway/gateway/contract/codes';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import type { SentLayout } from '@fairway/gateway/contract/priceFile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { sheet, workbook } from '../../../services/xlsx/testWorkbook.ts';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { atDesk, type TestStaff } from '../../../testing/staff.ts';

let server: TestServer;
let pricing: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places', 'vessels']);
  pricing = await atDesk(server, ['pricing']);
});
afterAll(() => server.stop());

type Cells = readonly (string | number)[];
const header: Cells = [
  'POL',
  'POD',
  'Carrier',
  'Vessel',
  'Voyage',
  'ETD',
  'ETA',
  'SI cut-off',
  'CY cut-off',
  '20GP',
  '40HQ',
  'Currency',
];
const himalayas: Cells = [
  ...['Shanghai', 'Los Angeles', 'COSCO', 'COSCO SHIPPING HIMALAYAS', '084E'],
  ...[46356.25, '2026/12/13 18:00', '2026-11-26 12:00', '28-Nov-2026 18:00', 1350, 2450, 'USD'],
];
const rates: Cells = ['POL', 'POD', 'Carrier', '20GP', '40HQ', 'Valid from', 'Valid to'];
const rate = (cells: Cells) => [['MSC rates, all in USD'], rates, cells];

const xlsx = (rows: readonly Cells[]) => workbook({ Rates: sheet(rows) });
const start = (file: Blob) =>
  pricing.client.gateway.send(csvImport.readTable, { body: { fileName: 'rates.xlsx', file } });
async function layoutOf(file: Blob, changed: Partial<SentLayout> = {}): Promise<SentLayout> {
  const {
    problem: _problem,
    sheets: _sheets,
    rows: _rows,
    sender: _sender,
    headerRow,
    ...rest
  } = await start(file);
  return { ...rest, headerRow: headerRow ?? 1, sender: '', acceptedRows: [], ...changed };
}
async function check(rows: readonly Cells[] | Blob, changed: Partial<SentLayout> = {}) {
  const file = rows instanceof Blob ? rows : xlsx(rows);
  const layout = JSON.stringify(await layoutOf(file, changed));
  return pricing.client.gateway.send(csvImport.checkTable, {
    body: { fileName: 'rates.xlsx', layout, file },
  });
}
const confirm = (id: string) => pricing.client.raw(csvImport.confirm, { body: { id } });
const undo = (id: string) => pricing.client.raw(csvImport.undo, { body: { id } });
const sailings = () => server.db.selectFrom('sailing').selectAll().orderBy('departure').execute();

describe('a message that was pasted', () => {
  const csv = (rows: readonly (readonly string[])[]) =>
    new Blob([`\ufeff${rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n')}\r\n`]);
  const columns = [
    'origin',
    'destination',
    'carrier',
    'currency',
    'price_40hq',
    'valid_from',
    'valid_to',
    'check',
  ] as const;
  const message = (check: string) =>
    csv([columns, ['CNSHA', 'USLAX', 'COSU', 'USD', '2500', '2026-12-01', '2026-12-14', check]]);
  const checkMessage = async (note: string, acceptedRows: readonly number[] = []) => {
    const layout: SentLayout = {
      ...{ sheet: 0, headerRow: 1, columns: [...columns], constants: {}, names: {}, slashDates: null },
      ...{ sender: '', acceptedRows: [...acceptedRows] },
    };
    return pricing.client.gateway.send(csvImport.checkTable, {
      body: { fileName: 'message.csv', layout: JSON.stringify(layout), file: message(note) },
    });
  };

  it('holds a line with a value to compare until a person has compared it', async () => {
    const unsure = { line: 2, column: 'check', rule: 'check', value: '“2500”' };
    expect(await checkMessage('“2500”')).toMatchObject({ unsureCount: 1, unsure: [unsure] });
    // Nothing else is wrong with the line but that we have no such sailing.
    expect((await checkMessage('“2500”', [2])).unsure).toMatchObject([{ rule: 'noSailing' }]);
    expect((await checkMessage('')).unsure).toMatchObject([{ rule: 'noSailing' }]);
  });
});

describe("a price file in a carrier's own layout", () => {
  it('is proposed with its header, its columns and what its titles say', async () => {
    expect(await start(xlsx(rate(['Shanghai', 'Los Angeles', 'MSC', 1, 2, '', ''])))).toMatchObject({
      problem: null,
      sheets: ['Rates'],
      headerRow: 2,
      columns: ['origin', 'destination', 'carrier', 'price_20gp', 'price_40hq', 'valid_from', 'valid_to'],
      constants: { currency: 'USD' },
      sender: null,
    });
  });

  it('adds sailings: ports and carriers by name, dates as serials and in other forms', async () => {
    const report = await check([header, himalayas]);
    expect([report.unsure, report.counts.new]).toEqual([[], 1]);
    expect(await sailings()).toEqual([]);
    expect((await confirm(report.id)).code).toBe(codes.ok);
    expect(await sailings()).toMatchObject([
      {
        carrierCode: 'COSU',
        voyage: '084E',
        departure: new Date('2026-11-29T22:00:00Z'),
        portCutOff: new Date('2026-11-28T10:00:00Z'),
        priceGp20: 135_000,
        priceHq40: 245_000,
      },
    ]);
  });

  it('prices the stored sailings of its carrier and route that leave within its validity', async () => {
    const rows = rate(['CNSHA', 'Los Angeles, USA', '中远海运', 1400, 2500, '2026-11-25', '2026-12-14']);
    const report = await check(rows);
    expect(report.changes).toMatchObject([
      {
        line: 3,
        outcome: 'changed',
        fields: [
          { field: 'price_20gp', from: '1350', to: '1400' },
          { field: 'price_40hq', from: '2450', to: '2500' },
        ],
      },
    ]);
    expect((await confirm(report.id)).code).toBe(codes.ok);
    expect((await check(rows)).counts).toEqual({ new: 0, changed: 0, expired: 0, same: 1 });
  });

  it('holds what is not sure, and imports the rest', async () => {
    const usual = (cells: Partial<Record<number, string | number>>) =>
      himalayas.map((cell, index) => cells[index] ?? cell);
    const report = await check([
      header,
      usual({ 4: '085E', 5: '2026-12-07 06:00', 6: '2026-12-20 18:00' }),
      usual({ 1: 'Nowhere' }),
      usual({ 0: '深圳' }),
      usual({ 5: '04/12/2026' }),
      usual({ 10: 24_500 }),
      usual({ 7: '', 4: '086E' }),
      usual({ 5: '2026-12-03', 4: '087E' }),
      usual({ 10: '<c><f>[1]Rates!A1</f><v>2450</v></c>' }),
      usual({ 4: '085E', 5: '2026-12-07 06:00', 6: '2026-12-20 18:00' }),
    ]);
    expect(report.unsure.map(({ line, rule }) => [line, rule])).toEqual([
      [3, 'harbour'],
      [4, 'severalPorts'],
      [5, 'dayMonth'],
      [6, 'farPrice'],
      [7, 'required'],
      [8, 'time'],
      [9, 'outsideFormula'],
      [10, 'repeated'],
    ]);
    expect([report.badCount, report.unsureCount, report.counts.new]).toEqual([0, 8, 1]);
    expect((await confirm(report.id)).code).toBe(codes.ok);
    expect((await sailings()).map(({ voyage }) => voyage)).toEqual(['084E', '085E']);
  });

  it.each<[string, Cells, string]>([
    ['no stored sailing', ['CNSHA', 'Hamburg', 'MSC', 1400, 2500, '', '2026-12-14'], 'noSailing'],
    ['no validity', ['CNSHA', 'Los Angeles', 'COSCO', 1400, 2500, '', ''], 'noValidity'],
  ])('holds a rate with %s', async (_, cells, rule) => {
    expect((await check(rate(cells))).unsure).toMatchObject([{ rule }]);
  });

  it('takes a far price and a name once a person decided so', async () => {
    const rows = rate(['Our terminal', 'Los Angeles', 'COSCO', 4000, 7000, '', '2026-12-01']);
    expect((await check(rows)).unsure).toMatchObject([{ column: 'origin', rule: 'harbour' }]);
    const names = { ourterminal: 'CNSHA' };
    expect((await check(rows, { names })).unsure).toMatchObject([{ rule: 'farPrice', value: '4000 (1400)' }]);
    expect((await check(rows, { names, acceptedRows: [3] })).counts.changed).toBe(1);
  });

  it('names the stored sailings that it leaves out', async () => {
    const later = [
      ...himalayas.slice(0, 4),
      '088E',
      '2026-12-21 06:00',
      '2027-01-03 18:00',
      ...himalayas.slice(7),
    ];
    const first = [...himalayas.slice(0, 9), 1400, 2500, 'USD'];
    const report = await check([header, first, later]);
    expect(report).toMatchObject({
      leftOutCount: 1,
      leftOut: ['CNSHA USLAX COSU COSCO SHIPPING HIMALAYAS 085E'],
    });
  });

  it('is proposed as it was read the last time, by the sender, but not with its validity', async () => {
    const rows = [['Rates valid 2026-12-01 to 2026-12-14'], ['POL', 'POD', '20GP'], ['CNSHA', 'USLAX', 1400]];
    const constants = { carrier: 'COSU', currency: 'USD', valid_from: '2026-11-01', valid_to: '2026-11-30' };
    await check(rows, { sender: 'COSCO Shanghai', constants });
    expect(await start(xlsx(rows))).toMatchObject({
      sender: 'COSCO Shanghai',
      constants: { carrier: 'COSU', currency: 'USD', valid_from: '2026-12-01', valid_to: '2026-12-14' },
    });
  });

  it('is for pricing staff', async () => {
    const editor = await atDesk(server, ['editor']);
    const body = { fileName: 'rates.xlsx', file: xlsx(rate([])) };
    await expect(editor.client.gateway.send(csvImport.readTable, { body })).rejects.toMatchObject({
      codeName: 'roleMissing',
    });
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['a workbook with macros', workbook({ A: sheet([rates]) }, { 'xl/vbaProject.bin': 'x' }), 'macros'],
    [
      'an old workbook, or one with a password',
      new Blob([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])]),
      'oldWorkbook',
    ],
    ['10,000 columns', xlsx([Array.from({ length: 10_000 }, () => 1)]), 'tooManyColumns'],
  ])('is told why: %s', async (_, file, problem) => {
    expect((await start(file)).problem).toBe(problem);
  });
});

describe('undo', () => {
  it('gives all sailings of an import their former values back, with a version of each', async () => {
    const before = await sailings();
    const changed = [...himalayas.slice(0, 9), 1500, 2600, 'USD'];
    const added = [
      ...himalayas.slice(0, 4),
      '090E',
      '2026-12-28 06:00',
      '2027-01-10 18:00',
      ...himalayas.slice(7),
    ];
    const report = await check([header, changed, added]);
    expect(await confirm(report.id)).toMatchObject({ code: codes.ok, data: { canUndo: true } });
    expect(await sailings()).toHaveLength(before.length + 1);
    expect(await undo(report.id)).toMatchObject({
      code: codes.ok,
      data: { state: 'undone', canUndo: false },
    });
    expect(await sailings()).toEqual(before);
    const versions = await server.db
      .selectFrom('sailingVersion')
      .innerJoin('versionSource', 'versionSource.id', 'sailingVersion.sourceId')
      .select(['added', 'cancelled'])
      .where('csvImportId', '=', report.id)
      .execute();
    const kinds = versions.map(({ added, cancelled }) =>
      added ? 'added' : cancelled ? 'cancelled' : 'changed',
    );
    expect(kinds.toSorted()).toEqual(['added', 'cancelled', 'changed', 'changed']);
    expect((await undo(report.id)).code).toBe(codes.importUndone);
  });

  it('is refused once a later import changed one of them, and goes on after that one is undone', async () => {
    const priced = (price: number) => [header, [...himalayas.slice(0, 9), price, 2600, 'USD']];
    const first = await check(priced(1510));
    expect((await undo(first.id)).code).toBe(codes.importNotDone);
    await confirm(first.id);
    const second = await check(priced(1520));
    await confirm(second.id);
    const before = await sailings();
    expect((await undo(first.id)).code).toBe(codes.importOverwritten);
    expect(await sailings()).toEqual(before);
    expect((await undo(second.id)).code).toBe(codes.ok);
    expect((await undo(first.id)).code).toBe(codes.ok);
  });
});

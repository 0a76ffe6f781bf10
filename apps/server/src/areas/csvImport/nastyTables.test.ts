import { type CsvKind, csvColumns, csvKinds } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nastyTables } from '../../../../../scripts/rules/nastyTables.ts';
import { loadFacts } from '../../facts/load.ts';
import { headingsOf } from '../../services/csv/headings.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk, type TestStaff } from '../../testing/staff.ts';

let server: TestServer;
let staff: TestStaff;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['hs', 'places', 'vessels']);
  staff = await atDesk(server, ['pricing', 'editor']);
});
afterAll(() => server.stop());

const lines: Readonly<Record<CsvKind, Readonly<Record<string, string>>>> = {
  fuel: { port: 'SGSIN', grade: 'VLSFO', day: '2026/11/18', usd_per_tonne: '1,612.50', source: '新加坡' },
  sailings: {
    ...{ origin: 'CNSHA', destination: 'USLAX', carrier: 'COSU', vessel: 'COSCO SHIPPING HIMALAYAS' },
    ...{ voyage: '084E', departure: '2026/11/30 2:00', arrival: '2026/12/13 18:00' },
    ...{ closing: '2026-11-26 12:00', port_cut_off: '46354.75', currency: 'USD' },
    ...{ price_20gp: '1,350', price_40hq: '$2,450.00', remark_zh: '新加坡' },
  },
  surcharges: {
    ...{ carrier: 'COSU', origin: 'CNSHA', code: 'NTX', name_zh: '新加坡', name_en: 'Charge' },
    ...{ side: 'origin', payable: 'prepaid', basis: 'bill', currency: 'CNY' },
    ...{ amount: 'CNY 1,250.50', valid_from: '2026.11.1' },
  },
  demurrage: {
    ...{
      carrier: 'MAEU',
      port: 'NLRTM',
      direction: 'import',
      box: "40'",
      charge: 'combined',
      free_days: '7',
    },
    ...{
      free_day_count: 'calendar days',
      currency: 'eur',
      bands: '8-12:60; 13-:90',
      valid_from: '2026/11/1',
    },
    ...{ source: '新加坡', source_day: '2026/10/15' },
  },
  exchange: { currency: 'usd', day: '2026/11/18', cny_per_unit: '7.0831', source: '新加坡' },
  hs: { code: '101210010', name_zh: '新加坡', name_en: 'Goods', mfn: '5.5%', source: 'Tariff 2027' },
};

const check = (kind: CsvKind, bytes: Uint8Array<ArrayBuffer>) =>
  staff.client.gateway.send(csvImport.check, {
    body: { kind, fileName: `${kind}.csv`, file: new Blob([bytes], { type: 'text/csv' }) },
  });

describe.each(csvKinds)('a table of %s', (kind) => {
  const columns = csvColumns[kind];
  const headings = Object.values(headingsOf(columns)).map((names) => names[1] ?? '');
  const cells = columns.map((column) => lines[kind][column] ?? '');
  const plain = new TextEncoder().encode([columns, cells.map((cell) => `"${cell}"`)].join('\n'));

  it.each(nastyTables({ columns, headings, cells }))('with $name', async ({ bytes, refused }) => {
    const report = await check(kind, bytes);
    if (refused) {
      expect(report.bad.map(({ rule }) => rule)).toEqual([refused]);
      return;
    }
    expect(report.bad).toEqual([]);
    const { lines: count, counts, changes } = await check(kind, plain);
    expect({ count, counts, fields: changes.map(({ key, fields }) => [key, fields]) }).toEqual({
      count: report.lines,
      counts: report.counts,
      fields: report.changes.map(({ key, fields }) => [key, fields]),
    });
    expect(report.counts.new).toBe(1);
  });
});

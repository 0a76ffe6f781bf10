import { codes } from '@fairway/gateway/contract/codes';
import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk, type TestStaff } from '../../testing/staff.ts';
import { addTariffs } from './fixtures.ts';
import { readTariff } from './tariffLine.ts';
import { overlaps } from './tariffRules.ts';

type Cells = Partial<Record<(typeof csvColumns.demurrage)[number], string>>;

const combined: Cells = {
  ...{ carrier: 'MAEU', port: 'NLRTM', direction: 'import', box: '40DRY', charge: 'combined' },
  ...{ free_days: '7', free_day_count: 'calendar', currency: 'EUR', bands: '8-12:60; 13-:90' },
  ...{ valid_from: '2026-01-01', valid_to: '2026-12-31', source: 'Local tariff', source_day: '2025-12-01' },
};
const now = new Date('2026-11-20T09:00:00Z');

describe('a line', () => {
  test.each<[Cells, string, string]>([
    [{ carrier: 'Maersk Line' }, 'carrier', 'carrier'],
    [{ port: 'Rotterdam' }, 'port', 'harbour'],
    [{ direction: 'both' }, 'direction', 'direction'],
    [{ direction: '' }, 'direction', 'required'],
    [{ box: '53HC' }, 'box', 'box'],
    [{ charge: 'per diem' }, 'charge', 'tariffCharge'],
    [{ free_days: '' }, 'free_days', 'required'],
    [{ free_days: '-1' }, 'free_days', 'freeDays'],
    [{ free_days: '100' }, 'free_days', 'freeDays'],
    [{ free_day_count: 'lunar' }, 'free_day_count', 'freeDayCount'],
    [{ currency: 'GBP' }, 'currency', 'currency'],
    [{ bands: '8-12' }, 'bands', 'bandFormat'],
    [{ bands: '8-12:60.123; 13-:90' }, 'bands', 'bandFormat'],
    [{ bands: '9-:60' }, 'bands', 'bandStart'],
    [{ bands: '8-12:60; 14-:90' }, 'bands', 'bandGap'],
    [{ bands: '8-12:60; 12-:90' }, 'bands', 'bandOverlap'],
    [{ bands: '8-12:90; 13-:60' }, 'bands', 'bandFalling'],
    [{ bands: '8-12:60' }, 'bands', 'bandEnd'],
    [{ valid_from: 'soon' }, 'valid_from', 'day'],
    [{ valid_to: '2025-12-31' }, 'valid_to', 'validity'],
    [{ source: '' }, 'source', 'required'],
    [{ source: 'x'.repeat(121) }, 'source', 'length'],
    [{ source_link: 'javascript:alert(1)' }, 'source_link', 'link'],
    [{ source_link: 'maersk.com' }, 'source_link', 'link'],
    [{ source_day: '2026-11-21' }, 'source_day', 'later'],
    [{ cancelled: 'maybe' }, 'cancelled', 'flag'],
  ])('with %j breaks at %s the rule %s', (cells, column, rule) => {
    expect(readTariff({ ...combined, ...cells }, now)).toMatchObject({ column, rule });
  });

  test.each<[Cells, object]>([
    [
      { direction: '进口', box: '40HQ', charge: '合并计费' },
      { direction: 'import', box: '40DRY', charge: 'combined' },
    ],
    [
      { box: "20'", charge: 'D&D' },
      { box: '20DRY', charge: 'combined' },
    ],
    [
      { port: 'nl rtm', carrier: 'maeu' },
      { port: 'NLRTM', carrier: 'MAEU' },
    ],
    [{ bands: '8-12：60；13-：90.5' }, { details: expect.objectContaining({ bands: '8-12:60; 13-:90.5' }) }],
    [{ cancelled: 'yes', bands: '' }, { details: null }],
  ])('with %j is read as %j', (cells, entry) => {
    expect(readTariff({ ...combined, ...cells }, now)).toMatchObject(entry);
  });
});

test.each([
  ['2026-01-01', '2026-12-31', '2027-01-01', null, false],
  ['2026-01-01', '2026-12-31', '2026-12-31', null, true],
  ['2026-01-01', null, '2030-01-01', null, true],
  ['2026-06-01', '2026-06-30', '2026-01-01', '2026-12-31', true],
  ['2026-06-01', null, '2026-01-01', '2026-05-31', false],
])('%s to %s and %s to %s overlap: %s', (validFrom, validTo, otherFrom, otherTo, expected) => {
  const [one, other] = [
    { validFrom, validTo },
    { validFrom: otherFrom, validTo: otherTo },
  ];
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
});

describe('a file of tariffs', () => {
  let server: TestServer;
  let pricing: TestStaff;
  beforeAll(async () => {
    server = await startTestServer();
    await loadFacts(server.db, ['places', 'vessels']);
    pricing = await atDesk(server, ['pricing']);
  });
  afterAll(() => server.stop());

  const check = (lines: readonly Cells[], by = pricing) => {
    const text = lines.map((cells) => csvColumns.demurrage.map((column) => cells[column] ?? '').join(','));
    const file = new Blob([[csvColumns.demurrage.join(','), ...text].join('\n')], { type: 'text/csv' });
    return by.client.gateway.send(csvImport.check, {
      body: { kind: 'demurrage', fileName: 'demurrage.csv', file },
    });
  };
  const confirm = (id: string) => pricing.client.raw(csvImport.confirm, { body: { id } });
  const importFile = async (lines: readonly Cells[]) => {
    const report = await check(lines);
    expect(report.bad).toEqual([]);
    expect((await confirm(report.id)).code).toBe(codes.ok);
    return report;
  };
  const stored = async () => {
    const rows = await server.db.selectFrom('demurrageTariff').selectAll().orderBy('validFrom').execute();
    return rows.map(({ carrierCode, port, freeDays, bands }) =>
      [carrierCode, port, freeDays, bands].join(' '),
    );
  };

  it('is checked first and recorded after confirmation, once', async () => {
    // The trade's code of Shanghai is CNSHA, its UN/LOCODE CNSHG.
    const lines = [combined, { ...combined, port: 'CNSHG', currency: 'CNY' }];
    const report = await check(lines);
    expect(report.counts).toEqual({ new: 2, changed: 0, expired: 0, same: 0 });
    expect(await stored()).toEqual([]);
    expect((await confirm(report.id)).code).toBe(codes.ok);
    expect(await stored()).toEqual(['MAEU NLRTM 7 8-12:60; 13-:90', 'MAEU CNSHA 7 8-12:60; 13-:90']);
    expect((await confirm(report.id)).code).toBe(codes.importDone);
    expect((await check(lines)).counts).toMatchObject({ new: 0, same: 2 });
  });

  it('changes a tariff, and lists what changes', async () => {
    const report = await importFile([{ ...combined, bands: '8-:70', valid_to: '' }]);
    expect(report.counts).toMatchObject({ changed: 1 });
    expect(report.changes[0]?.fields).toEqual([
      { field: 'bands', from: '8-12:60; 13-:90', to: '8-:70' },
      { field: 'valid_to', from: '2026-12-31', to: '' },
    ]);
  });

  it('is refused where two tariffs of the same charge share a day', async () => {
    const next: Cells = { ...combined, valid_from: '2027-01-01', valid_to: '' };
    const report = await check([next]);
    expect(report.bad).toMatchObject([
      { line: 2, column: 'valid_from', rule: 'tariffOverlap', value: '2026-01-01 – …' },
    ]);
    expect((await confirm(report.id)).code).toBe(codes.importBroken);
    // Another container, and the old tariff ended in the same file, in either order.
    await importFile([next, { ...combined, bands: '8-:70' }, { ...next, box: '20DRY' }]);
    expect(await stored()).toHaveLength(4);
    const both = await check([
      { ...combined, box: '40RF' },
      { ...combined, box: '40RF', valid_from: '2026-07-01' },
    ]);
    expect(both.bad.map(({ rule }) => rule)).toEqual(['tariffOverlap', 'tariffOverlap']);
  });

  it('is refused by the database too', async () => {
    await expect(addTariffs(server.db, { validFrom: '2026-03-01' })).rejects.toThrow(
      'demurrage_tariff_validity',
    );
  });

  it('names a port once, by its code or its UN/LOCODE', async () => {
    const lines = ['CNSHA', 'CNSHG'].map((port) => ({ ...combined, port, charge: 'storage' }));
    expect((await check(lines)).bad).toMatchObject([{ line: 3, column: 'port', rule: 'repeated' }]);
  });

  it('names carriers and ports that exist, and no day that is too far', async () => {
    const report = await check([
      { ...combined, carrier: 'ZZZZ' },
      { ...combined, port: 'NLXXX' },
      { ...combined, charge: 'storage', valid_from: '2028-01-01', valid_to: '' },
    ]);
    expect(report.bad.map(({ rule }) => rule)).toEqual(['carrier', 'harbour', 'beginning']);
  });

  it('removes wrong tariffs, and replaces the sample', async () => {
    await addTariffs(server.db, { carrierCode: 'COSU', sample: true });
    const report = await importFile([
      { ...combined, carrier: 'COSU', valid_to: '', source_link: '' },
      { ...combined, valid_from: '2027-01-01', cancelled: 'yes' },
    ]);
    expect(report.counts).toMatchObject({ changed: 1, expired: 1 });
    const sample = await server.db
      .selectFrom('demurrageTariff')
      .select('port')
      .where('sample', '=', true)
      .execute();
    expect(sample).toEqual([]);
  });

  it('is for staff with the pricing right', async () => {
    const others = await atDesk(server, ['editor', 'finance']);
    await expect(check([combined], others)).rejects.toMatchObject({ codeName: 'roleMissing' });
  });
});

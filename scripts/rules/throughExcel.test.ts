import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvDay } from '../../packages/trade/src/csv/csvDate.ts';
import { readCsv } from '../../packages/trade/src/csv/csvReader.ts';
import { csvParts } from '../../packages/ui/src/components/data/DataTable/csv.ts';

/**
 * Returns the text that Excel writes back for a cell that it opened: numbers in its general format, dates and booleans
 * as it shows them.
 */
function throughExcel(cell: string): string {
  if (/^[\t']/.test(cell)) return cell;
  if (/^\d+$/.test(cell)) {
    const number = Number(cell);
    return cell.length >= 12 ? number.toExponential(5).toUpperCase() : String(number);
  }
  if (/^\d+(?:\.\d*)?E\d+$/i.test(cell)) return Number(cell).toExponential(2).toUpperCase();
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(cell)) return cell.replaceAll('-', '/').replaceAll('/0', '/');
  if (/^\d{1,2}[-/]\d{1,2}$/.test(cell)) return cell.replace(/^(\d+)[-/](\d+)$/, '$1月$2日');
  if (/^[A-Z]{3}\d{1,2}$/i.test(cell) && Number.isFinite(Date.parse(`${cell} 2026`))) return '3月1日';
  if (/^(?:true|false)$/i.test(cell)) return cell.toUpperCase();
  return Number.isFinite(Number(cell)) && cell.trim() !== '' ? String(Number(cell)) : cell;
}

async function roundTrip(text: string): Promise<string | undefined> {
  const columns = [
    { key: 'code', header: 'code', cell: () => null, value: ({ code }: { code: string }) => code },
  ];
  let file = '';
  for await (const part of csvParts({ columns, page: async () => ({ rows: [{ code: text }] }) }))
    file += part;
  const cell = file.split('\r\n').slice(1, -1).join('\r\n');
  const opened = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return readCsv(`code\r\n"${throughExcel(opened).replaceAll('"', '""')}"`)[1]?.cells[0];
}

test.each([
  ...[
    '0012',
    '007',
    '2-3',
    '11/20',
    '1E5',
    '9E1000',
    '12e3',
    '202611217301928456',
    '138000012345',
    '084E',
    'MAR1',
    'Dec25',
  ],
  ...[
    'true',
    'FALSE',
    '1.50',
    '12.10',
    '=1+1',
    '+8613800001234',
    '-5',
    '@home',
    '上海',
    'COSU6123456789',
    '1/2',
  ],
])('the code %j comes back from Excel unchanged', async (text) => {
  expect(await roundTrip(text)).toBe(text);
});

test('whatever a code looks like, it comes back unchanged', async () => {
  const code = fc
    .string({ unit: fc.constantFrom(...'0123456789E-/.+=MAR'), minLength: 1, maxLength: 14 })
    .filter((text) => !/^\d{4}-/.test(text) && !/^="/.test(text));
  await fc.assert(
    fc.asyncProperty(code, async (text) => {
      expect(await roundTrip(text)).toBe(text);
    }),
  );
});

test('a day that Excel writes its own way is the same day', async () => {
  expect(csvDay((await roundTrip('2026-11-05')) ?? '')).toBe('2026-11-05');
});

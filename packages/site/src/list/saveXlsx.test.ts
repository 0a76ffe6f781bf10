import { mostSheetRows } from '@fairway/trade';
import readSheet from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { SheetTooLong, xlsxOf } from './saveXlsx.ts';

interface Sailing {
  readonly vessel: string;
  readonly price: number | null;
  readonly departs: string;
}

const columns = [
  { key: 'vessel', header: '船名', cell: () => null, value: ({ vessel }: Sailing) => vessel },
  { key: 'price', header: 'Price', cell: () => null, value: ({ price }: Sailing) => price },
  { key: 'departs', header: 'Departs', cell: () => null, value: ({ departs }: Sailing) => departs },
  { key: 'action', header: 'Action', cell: () => null },
];
const sailing: Sailing = { vessel: 'MSC OSCAR', price: 1890.5, departs: '2026-11-24 17:00' };
const pagesOf = (rows: readonly Sailing[]) => async (cursor: number | undefined) => {
  const from = cursor ?? 0;
  return { rows: rows.slice(from, from + 2), next: from + 2 < rows.length ? from + 2 : undefined };
};
const writeSheet = async (rows: readonly Sailing[]) => {
  const file = await xlsxOf({ name: 'Sailings: CNSHA/DEHAM', columns, page: pagesOf(rows) });
  const [sheet] = await readSheet(Buffer.from(await file.arrayBuffer()));
  if (!sheet) return expect.fail('no sheet');
  // The reader computes times from fractions of a day.
  const inMinutes = (date: Date) => new Date(Math.round(date.getTime() / 60_000) * 60_000);
  const data = sheet.data.map((row) => row.map((cell) => (cell instanceof Date ? inMinutes(cell) : cell)));
  return { sheet: sheet.sheet, data };
};

it('writes every page, numbers as numbers and times as dates', async () => {
  const { sheet, data } = await writeSheet([sailing, { ...sailing, price: null }, sailing]);
  expect(sheet).toBe('Sailings  CNSHA DEHAM');
  expect(data).toEqual([
    ['船名', 'Price', 'Departs'],
    ['MSC OSCAR', 1890.5, new Date('2026-11-24T17:00:00Z')],
    ['MSC OSCAR', null, new Date('2026-11-24T17:00:00Z')],
    ['MSC OSCAR', 1890.5, new Date('2026-11-24T17:00:00Z')],
  ]);
});

it.each(['=HYPERLINK("http://a.example","x")', '+1+1', '-2+3', '@SUM(A1)', '<b>&"', '00123'])(
  'keeps the text %s a text',
  async (vessel) => {
    const { data } = await writeSheet([{ ...sailing, vessel }]);
    expect(data[1]?.[0]).toBe(vessel);
    const file = await xlsxOf({ name: 'x', columns, page: pagesOf([{ ...sailing, vessel }]) });
    expect(Buffer.from(await file.arrayBuffer()).includes('<f>')).toBe(false);
  },
);

it('refuses more rows than a sheet can have', async () => {
  const many = Array.from({ length: mostSheetRows + 1 }, () => sailing);
  const page = async () => ({ rows: many });
  await expect(xlsxOf({ name: 'x', columns, page })).rejects.toThrow(SheetTooLong);
});

it('stops between two pages', async () => {
  const stop = new AbortController();
  const page = async () => {
    stop.abort(new Error('stopped'));
    return { rows: [sailing], next: 1 };
  };
  await expect(xlsxOf({ name: 'x', columns, page, signal: stop.signal })).rejects.toThrow('stopped');
});

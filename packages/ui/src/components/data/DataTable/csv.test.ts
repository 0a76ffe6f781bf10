import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { csvField, csvParts, type RowPage } from './csv.ts';
import type { Column } from './types.ts';

interface Sailing {
  readonly vessel: string;
  readonly price: number | null;
}

const columns: readonly Column<Sailing>[] = [
  { key: 'vessel', header: '船名', cell: ({ vessel }) => vessel, value: ({ vessel }) => vessel },
  { key: 'price', group: '第 48 周', header: 'USD', cell: ({ price }) => price, value: ({ price }) => price },
  { key: 'action', header: '操作', cell: () => '详情' },
];

async function partsOf(options: Parameters<typeof csvParts<Sailing, number>>[0]): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of csvParts(options)) parts.push(part);
  return parts;
}

describe('a field', () => {
  test.each([
    ['a plain text', '上海', '上海'],
    ['a code that a spreadsheet would round', '202611217301928456', '"\t202611217301928456"'],
    ['a code that it would not', '20261121', '20261121'],
    ['a zero in front', '0012', '"\t0012"'],
    ['what looks like a day', '2-3', '"\t2-3"'],
    ['what looks like a month', 'MAR1', '"\tMAR1"'],
    ['what looks like a power of ten', '1E5', '"\t1E5"'],
    ['a fraction', '1/2', '"\t1/2"'],
    ['a number of a rule', '12.10', '"\t12.10"'],
    ['a truth', 'true', '"\ttrue"'],
    ['a day of the year', '2026-11-20', '2026-11-20'],
    ['a voyage', '084E', '084E'],
    ['a phone', '13800001234', '13800001234'],
    ['a comma', 'Busan, KR', '"Busan, KR"'],
    ['a quotation mark', 'the "Pacific"', '"the ""Pacific"""'],
    ['two lines', 'a\nb', '"a\nb"'],
    ['nothing', null, ''],
    ['a number', -42.5, '-42.5'],
    ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['a sum', '+1', "'+1"],
    ['a negative text', '-1+2', "'-1+2"],
    ['a function', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula in full width', '＝1', "'＝1"],
    ['a formula behind a space', ' =1', "' =1"],
    ['a tab in front', '\t=1', "'\t=1"],
  ])('with %s', (_, value, expected) => {
    expect(csvField(value)).toBe(expected);
  });

  test('never starts as a formula, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(csvField(text).replace(/^"/, '')).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
    );
  });
});

describe('rows over pages', () => {
  const pages: readonly RowPage<Sailing, number>[] = [
    { rows: [{ vessel: 'ONE APUS', price: 1960 }], next: 1 },
    { rows: [{ vessel: 'HMM NURI', price: null }] },
  ];
  const page = async (cursor = 0) => pages[cursor] ?? { rows: [] };

  test('become a file that spreadsheets read as UTF-8, with full names and without columns that hold no value', async () => {
    const onProgress = vi.fn();
    expect(await partsOf({ columns, page, onProgress })).toEqual([
      '\uFEFF船名,第 48 周 USD\r\n',
      'ONE APUS,1960\r\n',
      'HMM NURI,\r\n',
    ]);
    expect(onProgress.mock.calls).toEqual([[1], [2]]);
  });

  test('stop where the reader stops them', async () => {
    const stop = new AbortController();
    const fetchPage = vi.fn(page);
    const run = partsOf({ columns, page: fetchPage, onProgress: () => stop.abort(), signal: stop.signal });
    await expect(run).rejects.toThrow(/abort/i);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  test('fail as the page fails', async () => {
    const fails = async () => Promise.reject(new Error('away'));
    await expect(partsOf({ columns, page: fails })).rejects.toThrow('away');
  });
});

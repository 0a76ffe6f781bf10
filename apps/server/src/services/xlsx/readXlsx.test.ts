import { describe, expect, it } from 'vitest';
import { openXlsx } from './readXlsx.ts';
import type { TableRow } from './sheetRows.ts';
import { TableRefused } from './tableProblem.ts';
import { archive, sheet, workbook } from './testWorkbook.ts';
import { writeXlsx } from './writeXlsx.ts';

async function tableOf(file: Blob, index = 0): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of (await openXlsx(file)).rows(index)) rows.push(row);
  return rows;
}
const rowsOf = async (file: Blob, index = 0) => (await tableOf(file, index)).map(({ cells }) => cells);

const problemOf = (file: Blob) =>
  rowsOf(file).then(
    () => null,
    (error: unknown) => (error instanceof TableRefused ? error.problem : error),
  );

describe('a workbook', () => {
  it('is read as another library writes it: shared texts, numbers, dates as serials', async () => {
    const cells = (...values: (string | number)[]) => values.map((value) => ({ value }));
    const bytes = await writeXlsx([
      {
        name: 'Rates',
        widths: [],
        rows: [cells('POL', '20GP'), cells('上海 & Co', 1850), cells('2026-12-01', 0.5)],
      },
      { name: 'Notes', widths: [], rows: [cells('Subject to space')] },
    ]);
    const file = new Blob([bytes as BlobPart]);
    expect((await openXlsx(file)).sheets).toEqual(['Rates', 'Notes']);
    expect(await rowsOf(file)).toEqual([
      ['POL', '20GP'],
      ['上海 & Co', '1850'],
      ['46357', '0.5'],
    ]);
    expect(await rowsOf(file, 1)).toEqual([['Subject to space']]);
  });

  it('shows fifteen digits of a number, and rich text without phonetic hints', async () => {
    const texts = '<sst><si><r><t>Ham</t></r><r><t>burg</t></r><rPh><t>x</t></rPh></si></sst>';
    const data = sheet([[1850.0000000000002, '<c t="s"><v>0</v></c>']]);
    expect(await rowsOf(workbook({ A: data }, { 'xl/sharedStrings.xml': texts }))).toEqual([
      ['1850', 'Hamburg'],
    ]);
  });

  it('gives merged cells the value of their first one, and marks those over several columns', async () => {
    const data = sheet(
      [
        ['Shanghai', 'Hamburg', 1850, ''],
        ['', 'Rotterdam', 1800, 2850],
      ],
      '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="C1:D1"/></mergeCells>',
    );
    const all = await tableOf(workbook({ A: data }));
    expect(all.map(({ cells }) => cells)).toEqual([
      ['Shanghai', 'Hamburg', '1850', '1850'],
      ['Shanghai', 'Rotterdam', '1800', '2850'],
    ]);
    expect([...(all[0]?.marks ?? [])]).toEqual([
      [2, 'mergedAcross'],
      [3, 'mergedAcross'],
    ]);
  });

  it.each([
    ['another workbook', '<c><f>[1]Rates!A1</f><v>1850</v></c>', 'outsideFormula'],
    ['the web', '<c><f>WEBSERVICE("https://example.com")</f><v>1850</v></c>', 'outsideFormula'],
    ['a program', "<c><f>cmd|'/c calc'!A0</f><v>1850</v></c>", 'outsideFormula'],
    ['nothing that was calculated', '<c><f>A2*2</f></c>', 'formulaWithoutValue'],
  ])('marks a formula with %s', async (_, cell, mark) => {
    const [row] = await tableOf(workbook({ A: sheet([['a', cell]]) }));
    expect(row?.marks.get(1)).toBe(mark);
  });

  it('is not as large as it declares', async () => {
    const data =
      '<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="7"><c r="B7"><v>5</v></c></row></sheetData></worksheet>';
    const rows = await tableOf(workbook({ A: data }));
    expect(rows.map(({ row, cells }) => [row, cells])).toEqual([[7, ['', '5']]]);
  });
});

describe('a file that is refused', () => {
  const plain = sheet([['POL']]);
  it.each([
    ['with macros', workbook({ A: plain }, { 'xl/vbaProject.bin': 'x' }), 'macros'],
    ['with sheets of macros', workbook({ A: plain }, { 'xl/macrosheets/sheet1.xml': 'x' }), 'macros'],
    [
      'with 10,000 columns',
      workbook({ A: sheet([Array.from({ length: 10_000 }, () => 1)]) }),
      'tooManyColumns',
    ],
    [
      'with a row that no sheet has',
      workbook({ A: '<worksheet><sheetData><row r="9999999"/></sheetData></worksheet>' }),
      'tooManyRows',
    ],
    [
      'with more merged cells than a person makes',
      workbook({
        A: sheet([['a']], `<mergeCells>${'<mergeCell ref="A1:B1"/>'.repeat(20_001)}</mergeCells>`),
      }),
      'tooManyMerges',
    ],
    [
      'whose texts unpack to more than memory should hold',
      workbook({ A: plain }, { 'xl/sharedStrings.xml': `<sst>${' '.repeat(97 * 2 ** 20)}</sst>` }),
      'brokenWorkbook',
    ],
    [
      'whose list of sheets is a bomb',
      workbook({ A: plain }, { 'xl/workbook.xml': `<workbook>${'<x/>'.repeat(2_000_000)}</workbook>` }),
      'tooLargeInside',
    ],
    [
      'that counts its days from 1904',
      workbook({ A: plain }, { 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>' }),
      'dates1904',
    ],
    ['that is another archive', archive({ 'readme.txt': 'hello' }), 'brokenWorkbook'],
    ['that is cut off', workbook({ A: plain }).slice(0, 200), 'brokenWorkbook'],
    ['whose XML is broken', workbook({ A: '<worksheet><sheetData><row></c></worksheet>' }), 'brokenWorkbook'],
    ['without the sheet', workbook({}), 'noSheet'],
  ])('%s', async (_, file, problem) => {
    expect(await problemOf(file)).toBe(problem);
  });
});

it('a million rows are read with flat memory', async () => {
  const row = '<row><c t="inlineStr"><is><t>CNSHA</t></is></c><c><v>1850</v></c></row>';
  const file = workbook({ A: `<worksheet><sheetData>${row.repeat(1_000_000)}</sheetData></worksheet>` });
  const before = process.memoryUsage().rss;
  let [count, peak] = [0, 0];
  for await (const _ of (await openXlsx(file)).rows(0)) {
    count += 1;
    if (count % 10_000 === 0) peak = Math.max(peak, process.memoryUsage().rss);
  }
  expect(count).toBe(1_000_000);
  expect(peak - before).toBeLessThan(300 * 2 ** 20);
}, 120_000);

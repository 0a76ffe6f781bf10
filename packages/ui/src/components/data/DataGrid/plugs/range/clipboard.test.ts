import { expect, test } from 'vitest';
import { clipboardLimits, readTabs, toTable, toTabs } from './clipboard.ts';

test.each([
  ['one cell', 'a', [['a']]],
  [
    'rows and columns',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['line ends of any system', 'a\nb\rc', [['a'], ['b'], ['c']]],
  [
    'empty cells',
    '\tb\t\r\n\t\t',
    [
      ['', 'b', ''],
      ['', '', ''],
    ],
  ],
  ['an empty line between two', 'a\n\nb', [['a'], [''], ['b']]],
  ['quoted tabs, line ends and quotes', '"a\tb"\t"c\r\nd"\t"e""f"', [['a\tb', 'c\r\nd', 'e"f']]],
  ['a quote within a text', '5" pipe\t"6" pipe', [['5" pipe', '"6" pipe']]],
  ['a quote that is never closed', '"a\tb', [['"a', 'b']]],
])('reads %s', (_, text, cells) => {
  expect(readTabs(text)).toEqual(cells);
});

test('too many characters or cells are not read', () => {
  expect(readTabs('x'.repeat(clipboardLimits.characters + 1))).toBeNull();
  expect(readTabs('\t'.repeat(clipboardLimits.pastedCells))).toBeNull();
});

test('a hostile text takes linear time', () => {
  for (const part of ['"', '""', '"a""\t', '"""\t', '\t"'])
    expect(readTabs(part.repeat(Math.floor(1_900_000 / part.length))) ?? []).toBeDefined();
});

test.each([
  '=1+1',
  '+86 21',
  '@SUM(A1)',
  '0012',
  '2-3',
  '1E5',
  'a\tb',
  'a\nb',
  'a"b',
  "'quoted'",
  'EVER FOCUS',
])('what is copied is pasted as it was: %j', (text) => {
  expect(
    readTabs(
      toTabs([
        [text, 'x'],
        ['y', text],
      ]),
    ),
  ).toEqual([
    [text, 'x'],
    ['y', text],
  ]);
});

test('a spreadsheet runs no copied text as a formula', () => {
  const rows = [['=HYPERLINK("http://x")', '＝1', '-2+3', '@x', 5, -5, null]] as const;
  expect(
    toTabs(rows)
      .split('\t')
      .map((field) => field.replace(/^"/, '')[0]),
  ).toEqual(["'", "'", "'", "'", '5', '-', undefined]);
  expect(toTable(rows)).not.toMatch(/<td[^>]*>[=＝@]/);
});

test('the table has no markup of its texts, and texts stay texts', () => {
  expect(toTable([['<img src=x onerror=alert(1)>&"', 12]])).toBe(
    `<table><tbody><tr><td style="mso-number-format:'\\@'">&lt;img src=x onerror=alert(1)&gt;&amp;&quot;</td><td>12</td></tr></tbody></table>`,
  );
});

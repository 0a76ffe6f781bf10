import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mixedIn, mixedPatterns } from './storyPatterns.ts';

test.each([
  ['await canvas.findByText(/重试|Try again/);', 1],
  ['const name =\n  /^(选择|Choose) /u;', 2],
  ['expect(\n  text,\n).toMatch(/[^/|]页码\\/|number/);', 3],
  [`new RegExp(\`\${t.europe}.*(仍在原处|is where it was)\`)`, 1],
  ['const name = () => /箱号|Container/;', 1],
])('%s waits for either language', (source, line) => {
  expect(mixedIn(source)).toMatchObject([{ line }]);
});

test.each([
  'canvas.getByText(/何小满/)',
  'canvas.getByText(/等泊|滞期/)',
  'canvas.getByText(/60|59 s/)',
  "canvas.getByRole('button', { name: says('order.pay') })",
  'const share = all / 2; // 一半 | half, or a third: all / 3',
  `new RegExp(\`^\${shownName(port)}\`)`,
])('%s does not', (source) => {
  expect(mixedIn(source)).toEqual([]);
});

test('stories find their text by the words of the language that is shown', () => {
  expect(mixedPatterns(join(import.meta.dirname, '../..'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { normaliseLines } from './normaliseLines.ts';

test.each([
  ['two\r\nlines  \n', 'two\nlines'],
  ['  one \u3000', 'one'],
  ['a\n\n\nb', 'a\n\n\nb'],
  ['   \n  ', ''],
])('%j is %j', (typed, clean) => {
  expect(normaliseLines(typed)).toBe(clean);
  expect(normaliseLines(clean)).toBe(clean);
});

test('TRUST 40: 100 kB of white space are cleaned line by line', () => {
  expect(normaliseLines(`${' '.repeat(50_000)}x${' '.repeat(50_000)}`)).toBe('x');
});

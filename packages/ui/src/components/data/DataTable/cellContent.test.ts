import { expect, test } from 'vitest';
import { cellContent } from './cellContent.ts';

test.each([
  ['a text', 'ONE APUS', 'ONE APUS'],
  ['a number', 0, 0],
  ['nothing', null, null],
  ['no number', Number.NaN, null],
  ['a stray object', { a: 1 }, null],
  ['a stray function', () => 'x', null],
  ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['an invalid date', new Date(Number.NaN), null],
  ['a list with such things', ['a', {}], ['a', null]],
])('%s can be drawn', (_, content, expected) => {
  expect(cellContent(content)).toEqual(expected);
});

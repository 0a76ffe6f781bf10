import { expect, test } from 'vitest';
import { nextSort } from './nextSort.ts';

const up = { column: 'price', direction: 'ascending' } as const;
const down = { column: 'price', direction: 'descending' } as const;
const other = { column: 'transit', direction: 'ascending' } as const;

test.each([
  ['unsorted', null, up],
  ['sorted by another column', other, up],
  ['ascending', up, down],
  ['descending', down, null],
])('%s, a press leads on', (_, before, after) => {
  expect(nextSort({ key: 'price' }, before)).toEqual(after);
});

test.each([
  ['unsorted', null, down],
  ['descending', down, up],
  ['ascending', up, null],
])('a column that starts descending, %s', (_, before, after) => {
  expect(nextSort({ key: 'price', firstSort: 'descending' }, before)).toEqual(after);
});

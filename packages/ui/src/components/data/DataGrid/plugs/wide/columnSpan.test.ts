import { expect, test } from 'vitest';
import { columnSpan } from './columnSpan.ts';

const columns = Array.from({ length: 60 }, (_, index) => ({
  index,
  width: 100,
  column: { key: String(index), header: '', ...(index === 0 ? { pinned: 'start' as const } : {}) },
}));

test.each([
  ['at the start', 0, 800, { from: 0, to: 12 }],
  ['in the middle', 2500, 3300, { from: 20, to: 40 }],
  ['at the end', 5100, 5900, { from: 48, to: 64 }],
])('has the visible columns and some more %s', (_, start, end, expected) => {
  expect(columnSpan(columns, start, end, 5)).toMatchObject(expected);
});

test('keeps the column with the focus, wherever it is', () => {
  expect(columnSpan(columns, 2500, 3300, 2)?.focused).toBe(2);
  expect(columnSpan(columns, 2500, 3300, 26)?.focused).toBe(-1);
});

test('a small scroll does not move it', () => {
  expect(columnSpan(columns, 2510, 3310, 2)).toEqual(columnSpan(columns, 2500, 3300, 2));
});

test('columns that are all visible have none', () => {
  expect(columnSpan(columns.slice(0, 5), 0, 800, 0)).toBeNull();
  expect(columnSpan([], 0, 800, 0)).toBeNull();
});

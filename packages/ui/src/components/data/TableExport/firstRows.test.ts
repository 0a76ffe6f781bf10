import { expect, test, vi } from 'vitest';
import { firstRows } from './firstRows.ts';

const pages = vi.fn(async (cursor = 0) => ({
  rows: [cursor * 2, cursor * 2 + 1],
  next: cursor < 4 ? cursor + 1 : undefined,
}));

test.each([
  [3, [0, 1, 2], 2],
  [4, [0, 1, 2, 3], 2],
  [99, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5],
])('up to %i rows, and no page more than that takes', async (most, expected, expectedPages) => {
  pages.mockClear();
  expect(await firstRows(pages, most)).toEqual(expected);
  expect(pages).toHaveBeenCalledTimes(expectedPages);
});

test('stops where it is stopped', async () => {
  await expect(firstRows(pages, 9, AbortSignal.abort())).rejects.toThrow(/abort/i);
});

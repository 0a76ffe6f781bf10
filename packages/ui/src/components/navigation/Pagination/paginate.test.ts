import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampPage, heldPage, pageAfterResize, pageCount, pageSlots, rowRange } from './paginate.ts';

const line = (page: number, pages: number) =>
  pageSlots(page, pages)
    .map((slot) => (slot.kind === 'gap' ? '…' : slot.page === page ? `[${slot.page}]` : slot.page))
    .join(' ');

describe('pageSlots', () => {
  test.each([
    [1, 1, '[1]'],
    [2, 5, '1 [2] 3 4 5'],
    [3, 7, '1 2 [3] 4 5 6 7'],
    [9, 9, '1 2 3 4 5 6 7 8 [9]'],
    [1, 10, '[1] 2 3 4 5 6 7 … 10'],
    [6, 10, '1 … 4 5 [6] 7 8 9 10'],
    [1, 20, '[1] 2 3 4 5 6 7 … 20'],
    [5, 20, '1 2 3 4 [5] 6 7 … 20'],
    [6, 20, '1 … 4 5 [6] 7 8 … 20'],
    [15, 20, '1 … 13 14 [15] 16 17 … 20'],
    [16, 20, '1 … 14 15 [16] 17 18 19 20'],
    [20, 20, '1 … 14 15 16 17 18 19 [20]'],
  ])('page %i of %i: %s', (page, pages, expected) => {
    expect(line(page, pages)).toBe(expected);
  });

  test('holds the current, first and last page, in order, in a row of one length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pages, seed) => {
        const page = (seed % pages) + 1;
        const slots = pageSlots(page, pages);
        const numbers = slots.flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []));
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        expect(slots).toHaveLength(Math.min(pages, 9));
      }),
    );
  });

  test('a gap covers at least two pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 500 }), fc.nat(), (pages, seed) => {
        const slots = pageSlots((seed % pages) + 1, pages);
        slots.forEach((slot, index) => {
          if (slot.kind !== 'gap') return;
          const [before, after] = [slots[index - 1], slots[index + 1]];
          if (before?.kind !== 'page' || after?.kind !== 'page')
            throw new Error('a gap stands between pages');
          expect(after.page - before.page).toBeGreaterThan(2);
        });
      }),
    );
  });
});

describe('pageAfterResize', () => {
  test.each([
    [3, 10, 20, 2],
    [3, 20, 10, 5],
    [1, 50, 10, 1],
    [4, 30, 50, 2],
  ])('page %i of %i rows becomes, with %i, page %i', (page, size, next, expected) => {
    expect(pageAfterResize(page, size, next)).toBe(expected);
  });

  test('the row that was first stays on the page', () => {
    const size = fc.constantFrom(10, 20, 30, 50);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), size, size, (page, before, after) => {
        const { first } = rowRange(page, before, undefined);
        const range = rowRange(pageAfterResize(page, before, after), after, undefined);
        expect(range.first).toBeLessThanOrEqual(first);
        expect(range.last).toBeGreaterThanOrEqual(first);
      }),
    );
  });
});

describe('clampPage', () => {
  test.each([
    ['rows were deleted', 7, 4, 4],
    ['before the first', 0, 4, 1],
    ['not a number', Number.NaN, 4, 1],
    ['a fraction', 2.7, 4, 2],
    ['total unknown', 900, undefined, 900],
  ])('%s', (_, page, pages, expected) => {
    expect(clampPage(page, pages)).toBe(expected);
  });
});

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])('%i rows of %i a page are %i pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test.each([
  [1, 10, 12, { first: 1, last: 10 }],
  [2, 10, 12, { first: 11, last: 12 }],
  [3, 20, undefined, { first: 41, last: 60 }],
])('page %i of %i rows, %s in all', (page, size, total, expected) => {
  expect(rowRange(page, size, total)).toEqual(expected);
});

test.each([
  ['sizes of nothing', 10, 0, 10],
  ['a total that is no number', Number.NaN, 10, 1],
  ['a total below zero', -5, 10, 1],
  ['a size that is no number', 10, Number.NaN, 1],
])('%s still make pages', (_, total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test.each([
  ['no pointer is over it', null, 6, 20, 6],
  ['the current page is in it', 1, 7, 20, 1],
  ['the current page is in it no longer', 1, 8, 20, 8],
  ['rows were deleted', 18, 4, 4, 4],
])('the page that the row is laid out around, when %s', (_, previous, page, pages, expected) => {
  expect(heldPage(previous, page, pages)).toBe(expected);
});

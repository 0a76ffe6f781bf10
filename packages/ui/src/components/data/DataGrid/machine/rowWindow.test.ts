import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHeights } from './heights.ts';
import { mostRows, rowWindow, scrollToShow, slotsOf } from './rowWindow.ts';

describe('heights', () => {
  test('equal rows lie under each other', () => {
    const heights = createHeights(100_000, 48);
    expect(heights.total()).toBe(4_800_000);
    expect(heights.offsetOf(10)).toBe(480);
    expect(heights.indexAt(479)).toBe(9);
    expect(heights.indexAt(480)).toBe(10);
    expect(heights.indexAt(1e9)).toBe(99_999);
    expect(createHeights(0, 48).indexAt(0)).toBe(-1);
  });

  test('a measured row moves the rows after it, and reports the change only once', () => {
    const heights = createHeights(10, 40);
    expect(heights.set(2, 100)).toBe(true);
    expect(heights.set(2, 100)).toBe(false);
    expect([2, 3, 10].map((index) => heights.offsetOf(index))).toEqual([80, 180, 460]);
    expect([79, 80, 179, 180].map((offset) => heights.indexAt(offset))).toEqual([1, 2, 2, 3]);
    heights.set(2, 40);
    expect(heights.total()).toBe(400);
  });

  test('agree with adding up, whatever was measured', () => {
    const change = fc.tuple(fc.nat({ max: 19 }), fc.integer({ min: 1, max: 300 }));
    fc.assert(
      fc.property(fc.array(change), fc.nat({ max: 3000 }), (changes, offset) => {
        const heights = createHeights(20, 48);
        const plain = Array.from({ length: 20 }, () => 48);
        for (const [index, height] of changes) {
          heights.set(index, height);
          plain[index] = height;
        }
        const tops = plain.map((_, index) => plain.slice(0, index).reduce((sum, height) => sum + height, 0));
        expect(tops.map((_, index) => heights.offsetOf(index))).toEqual(tops);
        expect(heights.indexAt(offset)).toBe(tops.findLastIndex((top) => top <= offset));
      }),
    );
  });
});

describe('the window', () => {
  const heights = createHeights(1000, 50);
  test.each([
    ['at the top', 0, 500, { from: 0, to: 15 }],
    ['in the middle', 5000, 500, { from: 96, to: 115 }],
    ['at the end', 49_500, 500, { from: 986, to: 1000 }],
    ['pulled beyond the top', -80, 500, { from: 0, to: 15 }],
    ['in a frame without height', 0, 0, { from: 0, to: 5 }],
  ])('%s', (_, scrollTop, viewport, expected) => {
    expect(rowWindow(heights, scrollTop, viewport)).toEqual(expected);
  });

  test('never holds more rows than the DOM should, on however large a screen', () => {
    const { from, to } = rowWindow(heights, 0, 100_000);
    expect(to - from).toBe(mostRows);
  });

  test('of nothing is empty', () => {
    expect(slotsOf(rowWindow(createHeights(0, 50), 0, 500), 3, createHeights(0, 50))).toEqual({
      slots: [],
      before: 0,
      after: 0,
    });
  });

  test.each([
    ['above', 2, [2, 10, 11], 100, 350],
    ['inside', 10, [10, 11], 500, 0],
    ['below', 20, [10, 11, 20], 500, 400],
  ])('keeps the row with focus %s it', (_, focusedRow, indexes, before, gap) => {
    const slots = slotsOf({ from: 10, to: 12 }, focusedRow, heights);
    expect(slots.slots.map(({ index }) => index)).toEqual(indexes);
    expect(slots.before).toBe(before);
    expect(Math.max(...slots.slots.map((slot) => slot.gap))).toBe(gap);
    const rowsHeight = slots.slots.reduce((sum, slot) => sum + slot.gap + 50, 0);
    expect(slots.before + rowsHeight + slots.after).toBe(heights.total());
  });
});

test.each([
  ['in sight stays', 12, 500, 500],
  ['above comes to the top', 3, 500, 150],
  ['below comes to the foot', 25, 500, 800],
])('a row that is %s', (_, index, scrollTop, expected) => {
  expect(scrollToShow(createHeights(100, 50), index, scrollTop, 500)).toBe(expected);
});

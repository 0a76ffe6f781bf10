import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, parseQuantity, stepQuantity } from './quantity.ts';

test.each([
  ['12', 12],
  ['１２', 12],
  [' 1,200 ', 1200],
  ['-3', -3],
  ['+3', 3],
  ['', null],
  ['3.5', null],
  ['3个', null],
  ['1e3', null],
  ['9'.repeat(100_000), null],
])('%.20s is %s', (text, value) => {
  expect(parseQuantity(text)).toBe(value);
});

test('steps stay on the multiples counted from the least', () => {
  const seats = { min: 1, max: 50 };
  expect(stepQuantity(3, 1, seats)).toBe(4);
  expect(stepQuantity(7, 5, { min: 0, max: 50 })).toBe(10);
  expect(stepQuantity(7, -5, { min: 0, max: 50 })).toBe(5);
  expect(stepQuantity(50, 1, seats)).toBe(50);
  expect(stepQuantity(1, -1, seats)).toBe(1);
});

test('a step never leaves the limits and moves in its direction unless it is at one', () => {
  const limits = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.nat(500)).map(([min, span]) => ({
    min,
    max: min + span,
  }));
  fc.assert(
    fc.property(
      limits,
      fc.integer({ min: -2000, max: 2000 }),
      fc.integer({ min: 1, max: 50 }),
      (at, value, step) => {
        const inside = clampQuantity(value, at);
        const up = stepQuantity(inside, step, at);
        expect(up).toBeGreaterThanOrEqual(at.min);
        expect(up).toBeLessThanOrEqual(at.max);
        if (inside < at.max) expect(up).toBeGreaterThan(inside);
        if (inside > at.min) expect(stepQuantity(inside, -step, at)).toBeLessThan(inside);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './readNumber.ts';

test.each([
  ['18500.5', 2, 18500.5],
  ['18,500.5', 2, 18500.5],
  [' 1 234 ', 0, 1234],
  ['１２．５', 1, 12.5],
  ['.5', 1, 0.5],
  ['5.', 1, 5],
  ['5.10', 1, 5.1],
  ['007', 0, 7],
  ['-3', 0, -3],
  ['−3', 0, -3],
  ['-0', 0, 0],
  ['', 2, null],
  ['\u3000', 2, null],
  // A comma that may be a decimal sign is not guessed.
  ['1,5', 2, undefined],
  ['12,34', 2, undefined],
  ['1,2345', 2, undefined],
  ['1.234,5', 2, undefined],
  ['1.5', 0, undefined],
  ['1.234', 2, undefined],
  ['1e3', 2, undefined],
  ['12 kg', 2, undefined],
  ['--1', 2, undefined],
  ['.', 2, undefined],
  ['9'.repeat(16), 0, undefined],
] as const)('%j with %d decimals is %j', (typed, decimals, number) => {
  expect(readNumber(typed, decimals)).toBe(number);
});

test('reads back every number that the field writes, with all its digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      (decimals, units) => {
        const value = units === 0 ? 0 : Number((units / 10 ** decimals).toFixed(decimals));
        expect(readNumber(writeNumber(value, decimals), decimals)).toBe(value);
      },
    ),
  );
});

test('whatever is typed is a number, nothing, or refused: never NaN', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 6 }), (typed, decimals) => {
      expect(readNumber(typed, decimals)).not.toBeNaN();
    }),
  );
});

test('a hundred thousand digits are refused in no time', () => {
  expect(readNumber(`${'1,'.repeat(50_000)}x`, 2)).toBeUndefined();
});

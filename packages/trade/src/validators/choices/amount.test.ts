import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, minorUnits } from './amount.ts';

test.each([
  ['0.01', null],
  ['1234.5', null],
  ['9999999999.99', null],
  ['10000000000', 'amount'],
  ['0', 'amount'],
  ['0.00', 'amount'],
  ['1.234', 'amount'],
  ['1,234.50', 'amount'],
  ['25000,00', 'amount'],
  ['25000 00', 'amount'],
  ['-1', 'amount'],
  ['.5', 'amount'],
  ['1.', 'amount'],
  ['1e3', 'amount'],
  ['', 'amount'],
])('%j: %s', (value, broken) => {
  expect(amount()(value)).toBe(broken);
});

test('bounds are in minor units', () => {
  const small = amount({ min: 1, max: 99 });
  expect([small('0.99'), small('1.00')]).toEqual([null, 'amount']);
  expect(amount({ min: 0 })('0')).toBeNull();
});

test('no cent is lost on the way to minor units', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(99), (whole, cents) => {
      expect(minorUnits(`${whole}.${String(cents).padStart(2, '0')}`)).toBe(whole * 100 + cents);
    }),
  );
});

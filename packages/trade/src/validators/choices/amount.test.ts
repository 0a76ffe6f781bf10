import { expect, test } from 'vitest';
import { amount } from './amount.ts';

test.each([
  ['0.01', null],
  ['1234.5', null],
  ['9999999999.99', null],
  ['10000000000', 'amountRange'],
  ['0', 'amountRange'],
  ['0.00', 'amountRange'],
  ['1.234', 'amount'],
  ['1,234.50', null],
  ['¥12', 'amount'],
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
  expect([small('0.99'), small('1.00')]).toEqual([null, 'amountRange']);
  expect(amount({ min: 0 })('0')).toBeNull();
});

import { expect, test } from 'vitest';
import { amountsOf, readAmounts, withAmounts, writeAmounts } from './chargedAmounts.ts';

test.each([
  ['825', 'CTN', [82_500, 82_500, 82_500]],
  [' $1,200 / $2,400 / $2,450.50 ', 'CTN', [120_000, 240_000, 245_050]],
  ['１２００／２４００／２４５０', 'CTN', [120_000, 240_000, 245_000]],
  ['55', 'BL', [5500]],
  ['3.5%', 'PCT', [350]],
] as const)('reads %j of a %s charge', (text, basis, amounts) => {
  expect(readAmounts(text, basis)).toEqual(amounts);
});

test.each([
  ['', 'CTN'],
  ['1200/2400', 'CTN'],
  ['1200/2400/', 'CTN'],
  ['1200/2400/x', 'CTN'],
  ['-5', 'CTN'],
  ['1.234', 'CTN'],
  ['9999999', 'CTN'],
  ['1/2/3', 'BL'],
  ['101', 'PCT'],
] as const)('reads no amounts in %j of a %s charge', (text, basis) => {
  expect(readAmounts(text, basis)).toBeNull();
});

test('a charge for a bill has one amount, and a box without one has 0', () => {
  const usd = { amount: 5_500, currency: 'USD' } as const;
  const alike = { '20GP': usd, '40GP': usd, '40HQ': usd };
  expect(amountsOf({ basis: 'BL', percent: null, amounts: alike })).toEqual([5_500]);
  expect(amountsOf({ basis: 'CTN', percent: null, amounts: { ...alike, '40GP': null } })).toEqual([
    5_500, 0, 5_500,
  ]);
  expect(writeAmounts([])).toBe('');
});

test('amounts are written as they are read, and only their numbers change in a row', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
  const row = {
    basis: 'CTN' as const,
    percent: null,
    amounts: { '20GP': usd(120_000), '40GP': usd(240_000), '40HQ': usd(245_050) },
  };
  expect(writeAmounts(amountsOf(row))).toBe('1200/2400/2450.50');
  const changed = withAmounts(row, [100, 100, 100]);
  expect(changed.amounts['40HQ']).toEqual(usd(100));
  expect(writeAmounts(amountsOf(changed))).toBe('1');
  const percent = { ...row, basis: 'PCT' as const, percent: 3.5 };
  expect(writeAmounts(amountsOf(withAmounts(percent, [410])))).toBe('4.10');
});

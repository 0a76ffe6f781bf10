import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { taxNumber, taxNumberDoubt } from './taxNumber.ts';

test.each(vectors.uscc.valid)('%s, a credit code, is a tax number', (value) => {
  expect([taxNumber(value), taxNumberDoubt(value)]).toEqual([null, null]);
});

test.each([
  ['310115123456789', null],
  ['31011512345678901', null],
  ['31011519900101001X00', null],
  ['91310115OA1K00015K', 'taxNumber'],
  ['3101151234567890', 'taxNumber'],
  ['310115123456789012345', 'taxNumber'],
  ['91310115ma1k00015k', 'taxNumber'],
  ['', 'taxNumber'],
])('%j: %s', (value, broken) => {
  expect(taxNumber(value)).toBe(broken);
});

test('the rule is the pattern of the vectors', () => {
  const pattern = new RegExp(vectors.taxNo.pattern);
  for (const length of [14, 15, 16, 17, 18, 19, 20, 21]) {
    const value = '1'.repeat(length);
    expect(taxNumber(value) === null, value).toBe(pattern.test(value));
  }
});

test('a credit code with a check digit that does not fit warns; an older number cannot', () => {
  expect(taxNumberDoubt('91310115MA1K000150')).toBe('creditCodeCheck');
  expect(taxNumberDoubt('310115123456789')).toBeNull();
});

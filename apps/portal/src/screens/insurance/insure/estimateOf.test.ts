import { expect, it } from 'vitest';
import { estimateOf } from './estimateOf.ts';

const typed = {
  goodsClass: 'general',
  clause: 'C',
  war: false,
  strikes: false,
  basis: 'CFR',
  value: '100,000',
  freight: '',
  currency: 'CNY',
};

it('calculates with typed amounts, with or without group separators', () => {
  expect(estimateOf(typed).reckoned?.premium).toBe(5_503);
  expect(estimateOf({ ...typed, value: '100000.00' }).reckoned?.premium).toBe(5_503);
});

it.each([
  ['no value', { value: '' }],
  ['what is no amount', { value: 'abc' }],
  ['less than is insured', { value: '99' }],
  ['FOB without its freight', { basis: 'FOB' }],
])('tells the rate alone with %s', (_what, change) => {
  expect(estimateOf({ ...typed, ...change })).toMatchObject({ rate: 500, reckoned: null });
});

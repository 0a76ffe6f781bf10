import { expect, test } from 'vitest';
import { farPrice } from './farPrice.ts';

const line = (cells: Readonly<Record<string, string>>) => ({
  ...{ origin: 'CNSHA', destination: 'DEHAM', validFrom: null, validTo: null },
  cells: { currency: 'USD', ...cells },
});
const usual = new Map([
  ['CNSHA DEHAM USD price_20gp', 1_000],
  ['CNSHA DEHAM USD price_40hq', 2_000],
]);
const stored = { currency: 'USD', price_20gp: '1500' };

test.each([
  ['thrice the usual price', { price_20gp: '3000' }, {}, null],
  ['more than that', { price_20gp: '3001' }, {}, 'price_20gp 3001 (1000)'],
  ['a third of the usual price', { price_40hq: '667' }, {}, null],
  ['less than that', { price_40hq: '666' }, {}, 'price_40hq 666 (2000)'],
  ['twice the stored price', { price_20gp: '3000' }, stored, null],
  ['more than twice', { price_20gp: '3001' }, stored, 'price_20gp 3001 (1500)'],
  ['half of the stored price', { price_20gp: '750' }, stored, null],
  ['less than half', { price_20gp: '749' }, stored, 'price_20gp 749 (1500)'],
  [
    'a stored price in another currency',
    { price_20gp: '3001' },
    { ...stored, currency: 'EUR' },
    'price_20gp 3001 (1000)',
  ],
  ['a box without a stored price', { price_40hq: '6001' }, stored, 'price_40hq 6001 (2000)'],
  ['a box without any other price', { price_40gp: '999999' }, {}, null],
  ['a currency without any other price', { price_20gp: '99999', currency: 'EUR' }, {}, null],
  ['no price', { price_20gp: '', price_40hq: '0' }, stored, null],
  ['the first of two', { price_20gp: '3001', price_40hq: '1' }, {}, 'price_20gp 3001 (1000)'],
  ['the second of two', { price_20gp: '1000', price_40hq: '1' }, {}, 'price_40hq 1 (2000)'],
])('%s', (_, cells, of, far) => {
  const bad = farPrice(line(cells), of as never, usual);
  expect(bad && `${bad.column} ${bad.value}`).toBe(far);
  if (bad) expect(bad.rule).toBe('farPrice');
});

test('a median between two prices is shown in whole units', () => {
  const half = new Map([['CNSHA DEHAM USD price_20gp', 1_000.5]]);
  expect(farPrice(line({ price_20gp: '9000' }), {} as never, half)?.value).toBe('9000 (1001)');
});

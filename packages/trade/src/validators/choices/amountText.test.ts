import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AmountCurrency,
  minorUnits,
  normaliseAmount,
  readAmount,
  ungroupedAmount,
} from './amountText.ts';

test.each<[string, AmountCurrency, string]>([
  ['25000.5', 'CNY', '25,000.50'],
  ['0.37', 'CNY', '0.37'],
  ['007', 'CNY', '7.00'],
  ['1,234.50', 'CNY', '1,234.50'],
  ['￥1 234.5', 'CNY', '1,234.50'],
  ['CNY 0。37', 'CNY', '0.37'],
  ['US$ 12', 'USD', '12.00'],
  ['$12', 'USD', '12.00'],
  ['12 美元', 'USD', '12.00'],
  ['HK$1,234,567.89', 'HKD', '1,234,567.89'],
  ['1,234', 'USD', '1,234.00'],
  ['¥ 25,000元', 'CNY', '25,000.00'],
  ['25000 元', 'CNY', '25,000.00'],
  ['RMB 25000', 'CNY', '25,000.00'],
  ['人民币25000', 'CNY', '25,000.00'],
  ['€1\u00A0234', 'EUR', '1,234.00'],
  ["EUR 1'234.50", 'EUR', '1,234.50'],
  ['２５，０００．００', 'CNY', '25,000.00'],
  ['１２．５', 'CNY', '12.50'],
])('%j in %s is shown as %j', (typed, currency, text) => {
  expect(normaliseAmount(typed, currency)).toBe(text);
  expect(minorUnits(typed, currency)).toBe(minorUnits(text));
});

test.each([
  '25000,00',
  '25000 00',
  "25000'00",
  '1.234',
  '1.234,50',
  '1,23',
  '0,123',
  '0.123',
  '1,234 567',
  '12,34,567',
  '1,234.567',
  '-1',
  '(100.00)',
  '.5',
  '1.',
  '1e3',
  '1万',
  '十元',
  'CAD 12',
  '',
])('%j is refused as no amount, and stays as it is', (typed) => {
  expect(readAmount(typed, 'CNY')).toEqual({ broken: 'amount' });
  expect(normaliseAmount(typed, 'CNY')).toBe(typed);
});

test.each<[string, AmountCurrency]>([
  ['US$100', 'CNY'],
  ['$100', 'CNY'],
  ['HK$100', 'USD'],
  ['100 元', 'USD'],
  ['€100', 'USD'],
  ['CNY 100 USD', 'CNY'],
])('%j in a field of %s names another currency', (typed, currency) => {
  expect(readAmount(typed, currency)).toEqual({ broken: 'amountCurrency' });
  expect(normaliseAmount(typed, currency)).toBe(typed);
});

test.each<[AmountCurrency, string]>([
  ['CNY', 'CNY RMB CN¥ RMB¥ ¥ ￥ 元 圆 圓 人民币 人民幣 人民币¥ 元人民币'],
  ['USD', 'USD US$ USD$ $ 美元 美金'],
  ['EUR', 'EUR € EUR€ 欧元 歐元'],
  ['HKD', 'HKD HK$ HKD$ 港元 港币 港幣'],
])('%s is named by each of %s, before and after an amount', (currency, names) => {
  for (const name of names.split(' '))
    for (const typed of [`${name}100`, `${name} 100`, `100${name}`, `100 ${name}`])
      expect(readAmount(typed, currency), typed).toEqual({ minor: 10_000 });
});

test('copied spaces and invisible marks fall away, and a text of more than 60 characters is no amount', () => {
  expect(readAmount(' \u200e1\u200b00 \u00a0 CNY\n', 'CNY')).toEqual({ minor: 10_000 });
  const long = `${' '.repeat(57)}100`;
  expect(minorUnits(long)).toBe(10_000);
  expect(normaliseAmount(long)).toBe('100.00');
  expect(minorUnits(` ${long}`)).toBeNull();
  expect(normaliseAmount(` ${long}`)).toBe(` ${long}`);
});

test.each([
  ['  twelve   dollars ', 'twelve dollars'],
  ['１２,３', '12,3'],
  [`no  amount ${'.'.repeat(49)}`, `no amount ${'.'.repeat(49)}`],
])('%j is no amount, and is shown without what a copy added', (typed, text) => {
  expect(normaliseAmount(typed, 'USD')).toBe(text);
});

test('an amount without a currency names none', () => {
  expect(readAmount('¥100')).toEqual({ broken: 'amountCurrency' });
  expect(readAmount('￥100')).toEqual({ broken: 'amountCurrency' });
  expect(readAmount('100')).toEqual({ minor: 10_000 });
});

test.each([
  ['25,000.50', '25000.50'],
  ['0.37', '0.37'],
  ['25000,00', '25000,00'],
  ['US$100', 'US$100'],
  ['25000.5', '25000.5'],
  ['25,000', '25,000'],
])('%j is edited as %j', (amountText, text) => {
  expect(ungroupedAmount(amountText)).toBe(text);
});

describe('no amount changes its magnitude', () => {
  test('any typed text is refused, or read as its digits and its one dot', () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' ¥元$。，．１"), maxLength: 16 });
    fc.assert(
      fc.property(text, (typed) => {
        const minor = minorUnits(typed, 'CNY');
        if (minor === null) return;
        const half = typed.normalize('NFKC').replace('。', '.');
        const [whole = '', decimals = ''] = half.replace(/[^\d.]/g, '').split('.');
        expect(minor).toBe(Number(whole) * 100 + Number(decimals.padEnd(2, '0')));
        expect(decimals.length).toBeLessThanOrEqual(2);
        expect(half).not.toMatch(/\d[,' ]\d{1,2}(?!\d)|\d[,' ]\d{4}/);
      }),
      { numRuns: 2_000 },
    );
  });

  test('the text of a field reads back as the same amount, and is shown as the same text again', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(99), (whole, cents) => {
        const normalised = normaliseAmount(`${whole}.${String(cents).padStart(2, '0')}`);
        expect(minorUnits(normalised)).toBe(whole * 100 + cents);
        expect(normaliseAmount(normalised)).toBe(normalised);
        expect(normaliseAmount(ungroupedAmount(normalised))).toBe(normalised);
      }),
    );
  });
});

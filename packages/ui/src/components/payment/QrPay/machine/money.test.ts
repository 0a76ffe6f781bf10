import { expect, test } from 'vitest';
import { moneyText, plainMoney } from './money.ts';

test.each([
  [{ amount: 237_600, currency: 'CNY' }, 'zh-CN', '¥2,376.00'],
  [{ amount: 237_600, currency: 'CNY' }, 'en', '¥2,376.00'],
  [{ amount: 1, currency: 'CNY' }, 'zh-CN', '¥0.01'],
  [{ amount: 237_600, currency: 'JPY' }, 'en', '¥237,600'],
])('%j in %s is %s', (money, lang, text) => {
  expect(moneyText(money, lang)).toBe(text);
});

test.each([
  { amount: Number.NaN, currency: 'CNY' },
  { amount: 1, currency: 'yuan' },
  { amount: 1, currency: '' },
])('%j is no amount', (money) => {
  expect(moneyText(money, 'en')).toBe('—');
});

test.each([
  [{ amount: 237_600, currency: 'CNY' }, '2376.00'],
  [{ amount: 500, currency: 'JPY' }, '500'],
  [{ amount: Number.NaN, currency: 'CNY' }, ''],
  [{ amount: 1, currency: 'yuan' }, ''],
])('%j for a bank is %j', (money, text) => {
  expect(plainMoney(money)).toBe(text);
});

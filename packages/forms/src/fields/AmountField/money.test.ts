import { expect, test } from 'vitest';
import { amountProblem, moneyOf, readMoney } from './money.ts';

const currencies = ['CNY', 'USD'] as const;

test.each([
  ['25000.5', 'CNY', { amount: '25,000.50', currency: 'CNY' }],
  ['US$100', 'CNY', { amount: '100.00', currency: 'USD' }],
  ['¥ 1,200', 'USD', { amount: '1,200.00', currency: 'CNY' }],
  ['€100', 'USD', { amount: '€100', currency: 'USD' }],
  ['25000,00', 'USD', { amount: '25000,00', currency: 'USD' }],
  ['', 'USD', { amount: '', currency: 'USD' }],
] as const)('%s, with %s selected', (text, selected, money) => {
  expect(moneyOf(text, selected, currencies)).toEqual(money);
});

test.each([
  [
    { amount: '1.00', currency: 'USD' },
    { amount: '1.00', currency: 'USD' },
  ],
  [
    { amount: 1, currency: 'JPY' },
    { amount: '', currency: 'CNY' },
  ],
  [null, { amount: '', currency: 'CNY' }],
  ['100', { amount: '', currency: 'CNY' }],
])('a value of %j is read', (value, money) => {
  expect(readMoney(value, currencies)).toEqual(money);
});

test('a field without currencies is one in yuan', () => {
  expect(readMoney(null, [])).toEqual({ amount: '', currency: 'CNY' });
});

test.each([
  ['100', undefined],
  ['US$100', undefined],
  ['', undefined],
  ['  ', undefined],
  ['25000,00', { rule: 'amount' }],
  ['€100', { rule: 'amountCurrency', message: 'This field is in dollars.' }],
])('the problem of %j in dollars is %j', (text, problem) => {
  expect(amountProblem(text, 'USD', 'This field is in dollars.')).toEqual(problem);
});

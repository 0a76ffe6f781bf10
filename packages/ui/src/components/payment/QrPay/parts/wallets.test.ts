import { expect, test } from 'vitest';
import { offeredMethods, walletOf } from './wallets.ts';

const wallets = [
  { key: 'alipay', name: 'Alipay' },
  { key: 'unionPay', name: 'UnionPay', scheme: 'upwallet:' },
];

test('every wallet of the site is offered in its order, and then the transfer', () => {
  expect(offeredMethods(wallets)).toEqual(['alipay', 'unionPay', 'transfer']);
});

test('a site may offer fewer, in another order; what it never named is left out', () => {
  expect(offeredMethods(wallets, ['transfer', 'cash', 'unionPay'])).toEqual(['transfer', 'unionPay']);
  expect(offeredMethods(undefined as never, ['alipay', 'transfer'])).toEqual(['transfer']);
});

test('a code of a wallet that nobody named goes by its key', () => {
  expect(walletOf(wallets, 'unionPay')).toBe(wallets[1]);
  expect(walletOf(wallets, 'wechat')).toEqual({ key: 'wechat', name: 'wechat' });
});

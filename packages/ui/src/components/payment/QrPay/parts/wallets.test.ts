import { expect, test } from 'vitest';
import { offeredMethods, walletOf } from './wallets.ts';

const wallets = [
  { key: 'alipay', name: 'Alipay' },
  { key: 'unionPay', name: 'UnionPay', scheme: 'upwallet:' },
];

test('every wallet of the site is offered in its order, and then the transfer', () => {
  expect(offeredMethods(wallets)).toEqual(['alipay', 'unionPay', 'transfer']);
});

test('a site may offer fewer, in another order; wallets that it did not define are left out', () => {
  expect(offeredMethods(wallets, ['transfer', 'cash', 'unionPay'])).toEqual(['transfer', 'unionPay']);
  expect(offeredMethods(undefined as never, ['alipay', 'transfer'])).toEqual(['transfer']);
});

test('a code of an unknown wallet uses its key as the name', () => {
  expect(walletOf(wallets, 'unionPay')).toBe(wallets[1]);
  expect(walletOf(wallets, 'wechat')).toEqual({ key: 'wechat', name: 'wechat' });
});

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { amountOf, fenOf, NoticeForged, WalletFailed, yuanOf } from './provider.ts';

test.each([
  ['88.80', 8_880],
  ['88.8', 8_880],
  ['88', 8_800],
  ['0.01', 1],
  ['0', 0],
  ['9999999999.99', 999_999_999_999],
  ['10000000000', null],
  ['88.801', null],
  ['88.', null],
  ['.5', null],
  ['-1', null],
  ['1e3', null],
  ['8,880', null],
  ['¥88', null],
  ['88元', null],
  ['', null],
])('%j yuan are %s fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen);
});

test.each([
  [8_880, '88.80'],
  [8_805, '88.05'],
  [5, '0.05'],
  [0, '0.00'],
])('%i fen are %s yuan', (fen, yuan) => {
  expect(yuanOf(fen)).toBe(yuan);
});

it('reads back each amount that it writes', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (fen) => {
      expect(fenOf(yuanOf(fen))).toBe(fen);
    }),
  );
});

test.each([
  ['a whole number of fen', 8_880, 8_880, { amount: 8_880 }],
  ['nothing', 0, 0, { amount: 0 }],
  ['half a fen', 8_880.5, 8_880.5, { amount: null, reported: '8880.5' }],
  ['more than there is', 1e300, 1e300, { amount: null, reported: '1e+300' }],
  ['text', null, 'free', { amount: null, reported: 'free' }],
])('a wallet reports %s', (_, fen, reported, amount) => {
  expect(amountOf(fen, reported)).toEqual(amount);
});

test('faults of wallets are logged by their names', () => {
  expect([new NoticeForged().name, new WalletFailed().name]).toEqual(['NoticeForged', 'WalletFailed']);
});

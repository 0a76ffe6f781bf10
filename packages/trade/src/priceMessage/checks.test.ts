import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { priceNames, readPriceMessage } from './readPriceMessage.ts';

const shanghai = {
  code: 'CNSHA',
  locode: 'CNSHG',
  aliases: [],
  nameZh: '上海',
  nameEn: 'Shanghai',
  alsoKnownAs: [],
};
const names = priceNames([shanghai], []);
const checks = (message: string) => {
  const [row] = readPriceMessage(message, { names, today: '2026-11-20' }).rows;
  return row ? checksOf(row, message) : null;
};

describe('values to check', () => {
  it('have the characters of the message that they were read from', () => {
    expect(checks('上海-欧基 1650/2050')).toEqual(
      expect.arrayContaining([
        { name: 'destination', doubt: 'unknownPort', text: '欧基' },
        { name: '40HQ', doubt: 'boxes', text: '2050' },
      ]),
    );
  });

  it('do not exist of a certain row', () => {
    expect(checks('20GP USD 1850')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { priceNames, readPriceMessage } from '../readPriceMessage.ts';
import { allInReader } from './allIn.ts';

const port = (code: string, nameZh: string, nameEn: string) => ({
  ...{ code, locode: code, aliases: [], nameZh, nameEn, alsoKnownAs: [] },
});
const names = priceNames([port('CNSHA', '上海', 'Shanghai'), port('DEHAM', '汉堡', 'Hamburg')], []);

/** For each price of a message, whether it is all in. */
function readAllIn(message: string): boolean[] {
  const { rows } = readPriceMessage(message, { names, today: '2026-11-20' });
  return rows.map(allInReader(message));
}

describe('a price that includes its surcharges', () => {
  it.each([
    ['上海-汉堡 1300/1900/1900 all in 有效期到月底', [true]],
    ['上海-汉堡 USD 900/1200/1200 (ALL IN)', [true]],
    ['Shanghai-Hamburg 40HC USD1,820 (all-in)', [true]],
    ['Shanghai-Hamburg 40HC USD 1,820 all inclusive', [true]],
    ['上海-汉堡 40HQ 1750 全包 12月上半月', [true]],
    ['上海-汉堡 40HQ 1750 包干', [true]],
    ['Shanghai-Hamburg 40HC all in USD 1,820', [true]],
    ['Spot rates, all in USD\nShanghai-Hamburg 40HC 1,820', [false]],
    ['上海-汉堡 40HQ 1750 + BAF', [false]],
    ['上海-汉堡 40HQ 1750 不全包', [false]],
    ['Shanghai-Hamburg 40HQ USD 1750, not all in', [false]],
    ['Shanghai-Hamburg 40HQ USD 1750, overall insurance excluded', [false]],
    ['上海-汉堡 USD 1300/1900/1900 all in\n上海-汉堡 USD 1200/1800/1800 +PSS', [true, false]],
    ['以下均为全包价\n上海-汉堡 USD 1300/1900/1900\n上海-汉堡 USD 1200/1800/1800', [true, true]],
  ])('%s', (message, expected) => {
    expect(readAllIn(message)).toEqual(expected);
  });

  it('is found in a long line in linear time', () => {
    const message = `上海-汉堡 USD 1300/1900/1900 ${'all '.repeat(10_000)}`;
    expect(readAllIn(message)).toEqual([false]);
  });
});

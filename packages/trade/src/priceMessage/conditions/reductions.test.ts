import { describe, expect, it } from 'vitest';
import { readSample } from '../examples/readSample.ts';
import { priceBoxes } from '../priceRow.ts';

/** `1850/-/2950?`: the prices of each row, with a question mark where a person should look. */
const pricesOf = (message: string) =>
  readSample(message).map(({ prices }) =>
    priceBoxes
      .map((box) => (prices[box] ? `${prices[box].value / 100}${prices[box].doubt ? '?' : ''}` : '-'))
      .join('/'),
  );

describe('a minus', () => {
  it.each([
    ['behind a price is a reduction', '上海-汉堡 40HQ USD2950 -USD50', '-/-/2950?'],
    ['behind the currency, too', '上海-汉堡 40HQ USD2950，量大可议 USD-50', '-/-/2950?'],
    ['behind the amount, too', 'SHA-HAM 40HQ USD2950, 5 boxes USD50-', '-/-/2950?'],
    ['between a price and a small amount, too', '上海-汉堡 40HQ USD2950-50', '-/-/2950?'],
    ['in brackets, too', '上海-汉堡 40HQ USD2950 (-50 for VIP)', '-/-/2950?'],
    ['with a unit, too', '上海-汉堡 40HQ USD2950，-USD50/柜', '-/-/2950?'],
    ['of a line without ports, too', '上海-汉堡 40HQ USD2950\n量大可议 USD-150', '-/-/2950?'],
    ['in the place of a price is a negative one', '上海-大阪 20GP USD-50 40HQ USD-100', '-50?/-/-100?'],
    ['in a list of prices, too', '上海-大阪 USD-50/-100/-100', '-50?/-100?/-100?'],
    ['in front of the currency, too', '上海-大阪 -USD50/-100/-100', '-50?/-100?/-100?'],
    ['behind each amount, too', '上海-大阪 USD50-/100-/100-', '-50?/-100?/-100?'],
    ['in a cell, too', 'POL\tPOD\t20GP\t40GP\t40HQ\nSHA\tOSA\tUSD-50\t-100\t100-', '-50?/-100?/-100?'],
    ['in front of a usual price is a dash, to be checked', '上海-汉堡 USD-2950/40HQ', '-/-/2950?'],
    ['in such a cell, too', 'POL\tPOD\t40HQ\nSHA\tHAM\tUSD-2950', '-/-/2950?'],
    ['behind a port is a dash', '上海-汉堡-USD1850/2900/2950', '1850/2900/2950'],
    ['behind a box is a dash', '上海-汉堡 40HQ-USD2950', '-/-/2950'],
    ['behind a box is unclear for a small price', '上海-大阪 40HQ-USD100', '-/-/100?'],
    ['with blanks is a dash', '上海-汉堡 40HQ - USD2950', '-/-/2950'],
    ['behind a port is a dash for a small price as well', '上海-釜山-USD50/100/100', '50/100/100'],
    ['between amounts is a range', '上海-釜山 40HQ USD50-100', '-/-/50?'],
    ['between large amounts, too', '上海-汉堡 40HQ USD2600-2700', '-/-/2600?'],
    ['between amounts with currencies, too', '上海-汉堡 40HQ 2600美金-2700美金', '-/-/2600?'],
    ['next to usual prices may be a reduction', 'POL\tPOD\t20GP\t40HQ\nSHA\tHAM\t-50\t2950', '-50?/-/2950'],
    ['alone in a cell is no price', 'POL\tPOD\t20GP\t40HQ\nSHA\tHAM\t-\t2950', '-/-/2950'],
  ])('%s', (_, message, prices) => {
    expect(pricesOf(message)).toEqual([prices]);
  });
});

it.each([
  ['上海-汉堡 40HQ 2950美金 优惠50', '优惠50'],
  ['SHA-HAM 40HQ USD 2950 less USD 100 for 5 boxes', 'less USD 100'],
  ['SHA-HAM 40HQ USD 2950, USD 100 off', 'USD 100 off'],
  ['上海-汉堡 40HQ USD2950\n5柜以上再减USD100', '再减USD100'],
])('%s: a reduction is a remark, and the price is to be checked', (message, remark) => {
  expect(pricesOf(message)).toEqual(['-/-/2950?']);
  expect(readSample(message)[0]?.remark).toContain(remark);
});

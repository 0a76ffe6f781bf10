import type { PriceRow } from '@fairway/trade';
import { allInReader, priceNames, readPriceMessage } from '@fairway/trade';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedBox, differenceOf, lookupOf, lookupsOf, mostLookups } from './comparison.ts';

const today = '2026-11-20';
const port = (code: string, nameZh: string, nameEn: string) => ({
  code,
  locode: code,
  aliases: [],
  nameZh,
  nameEn,
  alsoKnownAs: [],
});
const names = priceNames([port('CNSHA', '上海', 'Shanghai'), port('DEHAM', '汉堡', 'Hamburg')], []);
const context = { today, isAllIn: () => false };
const rowsOf = (message: string) => readPriceMessage(message, { names, today }).rows;
const rowOf = (message: string) => rowsOf(message)[0] as PriceRow;

describe('the week and box type that are compared', () => {
  it.each([
    ['the departure', '上海-汉堡 USD 1850/2900/2950 12/8开船', '2026-W50', '40HQ'],
    ['the first valid day to come', '上海-汉堡 USD 1850/2900/2950 有效期12/1-12/15', '2026-W49', '40HQ'],
    ['today within validity', '上海-汉堡 USD 1850/2900/2950 有效期11/10-11/30', '2026-W47', '40HQ'],
    ['the last valid day of an old price', '上海-汉堡 USD 1850/2900/2950 有效期到11/8', '2026-W45', '40HQ'],
    ['today without a date', '上海-汉堡 USD 1850/2900/2950', '2026-W47', '40HQ'],
    ['a certain price before a doubtful one', '上海-汉堡 USD 1850/2900', '2026-W47', '40GP'],
    ['the only price', '上海-汉堡 20GP USD 1850', '2026-W47', '20GP'],
  ])('are those of %s', (_, message, week, boxType) => {
    expect(lookupOf(rowOf(message), context)).toEqual({
      origin: 'CNSHA',
      destination: 'DEHAM',
      week,
      boxType,
      currency: 'USD',
      allIn: false,
    });
  });

  it('are not known without a known port', () => {
    const row = rowOf('上海-欧基 USD 1850/2900/2950');
    expect(row.destination?.doubt).toBe('unknownPort');
    expect(lookupOf(row, context)).toBeNull();
  });

  it('are not known without a price', () => {
    expect(comparedBox({ prices: { '20GP': null, '40GP': null, '40HQ': null } })).toBeNull();
  });
});

describe('lookups', () => {
  it('are sent once for the same route, week and box type', () => {
    const rows = rowsOf('上海-汉堡 USD 1850/2900/2950\n上海-汉堡 USD 1800/2800/2850');
    expect(rows).toHaveLength(2);
    expect(lookupsOf(rows, context).size).toBe(1);
  });

  it('are two where one price is all in and the other is not', () => {
    const message = '上海-汉堡 USD 1850/2900/2950 all in\n上海-汉堡 USD 1800/2800/2850';
    const isAllIn = allInReader(message);
    const lookups = [...lookupsOf(rowsOf(message), { today, isAllIn }).values()];
    expect(lookups.map(({ allIn }) => allIn)).toEqual([true, false]);
  });

  it('are two in different currencies', () => {
    const rows = rowsOf('上海-汉堡 USD 1850/2900/2950\n上海-汉堡 EUR 1800/2800/2850');
    const lookups = [...lookupsOf(rows, context).values()];
    expect(lookups.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
  });

  it('have a limit', () => {
    const row = rowOf('上海-汉堡 USD 1850/2900/2950');
    const place = row.destination as NonNullable<PriceRow['destination']>;
    const rows = Array.from({ length: 99 }, (_, index) => ({
      ...row,
      destination: { ...place, value: `XX${index + 100}` },
    }));
    expect(lookupsOf(rows, context).size).toBe(mostLookups);
  });
});

describe('a difference', () => {
  it.each([
    [295_000, 280_000, 15_000, 5.357],
    [265_000, 280_000, -15_000, -5.357],
    [280_000, 280_000, 0, 0],
  ])('of %i to %i is %i', (amount, ours, difference, percent) => {
    const result = differenceOf({ amount, currency: 'USD' }, { amount: ours, currency: 'USD' });
    expect(result?.amount).toBe(difference);
    expect(result?.percent).toBeCloseTo(percent, 2);
  });

  it('does not exist between currencies', () => {
    expect(differenceOf({ amount: 1, currency: 'CNY' }, { amount: 1, currency: 'USD' })).toBeNull();
  });

  it('has no percentage of zero', () => {
    expect(differenceOf({ amount: 1, currency: 'USD' }, { amount: 0, currency: 'USD' })?.percent).toBeNull();
  });

  it('added to our price is the price of the message', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(100_000_000), (amount, ours) => {
        const difference = differenceOf({ amount, currency: 'USD' }, { amount: ours, currency: 'USD' });
        return ours + (difference?.amount ?? Number.NaN) === amount;
      }),
    );
  });
});

import { addWeeks } from '@fairway/trade';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightPrices } from './prices.ts';

const quote = { base: 2100, lane: 'CNSHAUSLAX', carrier: 'COSU', service: '0USW-1', relayed: false };
const week = fc.nat(200).map((weeks) => addWeeks(202601, weeks));
const lane = fc.constantFrom('CNSHAUSLAX', 'CNNGBNLRTM', 'CNTAOJPOSA');
const carrier = fc.constantFrom('COSU', 'MAEU', 'MSCU', 'ONEY');

describe('an invented price', () => {
  it('is the same for every query', () => {
    expect(freightPrices({ ...quote, week: 202648 })).toEqual(freightPrices({ ...quote, week: 202648 }));
  });

  // Both waves at their steepest and the noise add up to 13 %.
  it('moves by less than a seventh from one week to the next', () => {
    fc.assert(
      fc.property(week, lane, carrier, (from, on, by) => {
        const at = (when: number) => freightPrices({ ...quote, lane: on, carrier: by, week: when }).priceHq40;
        const [now, then] = [at(from), at(addWeeks(from, 1))];
        if (now === null || then === null) return;
        expect(Math.abs(then / now - 1)).toBeLessThan(1 / 7);
      }),
    );
  });

  it('costs more for a longer box, in whole quotes of five dollars', () => {
    fc.assert(
      fc.property(week, lane, carrier, (when, on, by) => {
        const price = freightPrices({ ...quote, lane: on, carrier: by, week: when });
        const known = [price.priceGp20, price.priceGp40, price.priceHq40].filter((each) => each !== null);
        expect(known).toEqual(known.toSorted((a, b) => a - b));
        expect(known.filter((each) => each % 500 !== 0)).toEqual([]);
      }),
    );
  });
});

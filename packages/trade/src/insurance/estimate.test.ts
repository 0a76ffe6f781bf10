import { describe, expect, it, test } from 'vitest';
import { estimateInsurance, type Insurable, rateOf } from './estimate.ts';
import { cargoClauses, goodsClasses, insuranceRates } from './rates.ts';

const cargo: Insurable = {
  goodsClass: 'general',
  clause: 'C',
  war: false,
  strikes: false,
  basis: 'CFR',
  value: 10_000_000,
  freight: 0,
  currency: 'CNY',
};

describe('an estimate', () => {
  it.each([
    ['CFR 100,000 at 0.05 %', {}, { rate: 500, cif: 10_005_503, insured: 11_006_053, premium: 5_503 }],
    [
      'CIF 100,000 at 0.05 %',
      { basis: 'CIF' },
      { cif: 10_000_000, insured: 11_000_000, premium: 5_500, least: false },
    ],
    [
      'FOB 90,000 with 10,000 of freight is CFR 100,000',
      { basis: 'FOB', value: 9_000_000, freight: 1_000_000 },
      { premium: 5_503 },
    ],
    ['freight counts for FOB only', { freight: 1_000_000 }, { premium: 5_503 }],
    [
      'a premium of exactly the least is none',
      { basis: 'CIF', value: 9_090_909 },
      { premium: 5_000, least: false },
    ],
    ['a small cargo costs the least premium', { value: 100_000 }, { premium: 5_000, least: true }],
    [
      'the least premium is one of the currency',
      { value: 100_000, currency: 'USD' },
      { premium: 800, least: true },
    ],
    [
      'war and strikes come on top',
      { basis: 'CIF', clause: 'A', war: true, strikes: true },
      { rate: 1_100, premium: 12_100 },
    ],
    [
      'the largest value loses no cent',
      { basis: 'CIF', value: 10_000_000_000 },
      { insured: 11_000_000_000, premium: 5_500_000 },
    ],
  ] as const)('%s', (_what, change, expected) => {
    expect(estimateInsurance({ ...cargo, ...change })).toMatchObject(expected);
  });
});

test('no rate is below 0.05 %, and a wider clause never costs less', () => {
  for (const goodsClass of goodsClasses) {
    const rates = cargoClauses.map((clause) => rateOf({ ...cargo, goodsClass, clause }));
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(500);
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
    expect(Object.keys(insuranceRates[goodsClass])).toHaveLength(cargoClauses.length);
  }
});

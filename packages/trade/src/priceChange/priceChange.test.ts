import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allInPrice, type PricePart, priceChange, type SailingPrice } from './priceChange.ts';

const cosco: SailingPrice = {
  carrierCode: 'COSU',
  freight: 200_000,
  baseFreight: 190_000,
  surcharges: [{ code: 'BAF', amount: 30_000 }],
};
const msc: SailingPrice = { ...cosco, carrierCode: 'MSCU', freight: 210_000, baseFreight: 200_000 };
const withPss = (sailing: SailingPrice, amount: number): SailingPrice => ({
  ...sailing,
  surcharges: [...sailing.surcharges, { code: 'PSS', amount }],
});

describe('why the lowest price changed', () => {
  it.each<[string, SailingPrice[], SailingPrice[], PricePart[]]>([
    ['nothing changed', [cosco, msc], [msc, cosco], []],
    [
      'the carrier raised all containers',
      [cosco],
      [{ ...cosco, freight: 209_000, baseFreight: 199_000 }],
      [{ kind: 'freight', amount: 9000 }],
    ],
    [
      'the carrier raised the add-on of the type too',
      [cosco],
      [{ ...cosco, freight: 209_000, baseFreight: 197_000 }],
      [
        { kind: 'freight', amount: 7000 },
        { kind: 'box', amount: 2000 },
      ],
    ],
    [
      'one surcharge began and another one ended',
      [cosco],
      [{ ...withPss(cosco, 5000), surcharges: [{ code: 'PSS', amount: 5000 }] }],
      [
        { kind: 'surcharge', code: 'BAF', amount: -30_000 },
        { kind: 'surcharge', code: 'PSS', amount: 5000 },
      ],
    ],
    [
      'another carrier became cheaper',
      [cosco, msc],
      [withPss({ ...cosco, freight: 209_000, baseFreight: 199_000 }, 5000), { ...msc, freight: 212_000 }],
      [
        { kind: 'freight', amount: 9000 },
        { kind: 'surcharge', code: 'PSS', amount: 5000 },
        { kind: 'carriers', amount: -2000 },
      ],
    ],
    [
      'the cheapest carrier has no sailing any more',
      [cosco, msc],
      [{ ...msc, freight: 211_000, baseFreight: 201_000 }],
      [
        { kind: 'freight', amount: 1000 },
        { kind: 'carriers', amount: 10_000 },
      ],
    ],
    ['no carrier sails in both periods', [cosco], [msc], [{ kind: 'carriers', amount: 10_000 }]],
    ['a carrier is as cheap as the one before', [cosco], [{ ...cosco, carrierCode: 'MSCU' }, cosco], []],
    ['a period has no sailing', [], [cosco], []],
    ['the later period has none', [cosco], [], []],
    [
      'the container has a price by itself now',
      [cosco],
      [{ ...cosco, freight: 209_000, baseFreight: null }],
      [{ kind: 'freight', amount: 9000 }],
    ],
    [
      'the container had a price by itself before',
      [{ ...cosco, baseFreight: null }],
      [{ ...cosco, freight: 209_000, baseFreight: 199_000 }],
      [{ kind: 'freight', amount: 9000 }],
    ],
  ])('%s', (_, before, after, parts) => {
    expect(priceChange(before, after).parts).toEqual(parts);
  });

  const other: SailingPrice = { ...cosco, carrierCode: 'MSCU' };
  it.each([
    ['the cheaper one', [msc, cosco], [msc, cosco], 'COSU to COSU'],
    ['the first of equal ones', [other, cosco], [cosco, other], 'MSCU to MSCU'],
    ['the carrier of before, of equal ones', [cosco], [other, cosco], 'COSU to COSU'],
    ['the carrier of before, that comes first', [cosco], [cosco, other], 'COSU to COSU'],
    ['a cheaper one than the carrier of before', [msc], [msc, cosco], 'MSCU to COSU'],
  ])('compares %s', (_, before, after, carriers) => {
    const change = priceChange(before, after);
    expect(`${change.before?.carrierCode} to ${change.after?.carrierCode}`).toBe(carriers);
  });

  it('compares the first of equal sailings of a carrier', () => {
    const [first, second] = [{ ...cosco }, { ...cosco }];
    expect(priceChange([cosco], [first, second]).after).toBe(first);
    expect(priceChange([cosco], [other, first, second]).after).toBe(first);
  });

  it('the parts sum to the difference of both lowest prices to the cent', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 });
    const sailing: fc.Arbitrary<SailingPrice> = fc.record({
      carrierCode: fc.constantFrom('COSU', 'MSCU', 'MAEU'),
      freight: amount,
      baseFreight: fc.option(amount),
      surcharges: fc.array(fc.record({ code: fc.constantFrom('BAF', 'PSS', 'THC'), amount })),
    });
    const sailings = fc.array(sailing, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sailings, sailings, (before, after) => {
        const lowest = (all: readonly SailingPrice[]) => Math.min(...all.map(allInPrice));
        const sum = priceChange(before, after).parts.reduce((all, part) => all + part.amount, 0);
        expect(sum).toBe(lowest(after) - lowest(before));
      }),
    );
  });
});

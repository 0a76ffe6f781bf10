import type { QuoteMargin } from '@fairway/gateway/contract/quote';
import type { CostSheet } from '@fairway/gateway/contract/shipmentCost';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedSailing, type Pricing, type PricingProblem, priceSailing } from './pricing.ts';

type Line = CostSheet['lines'][number];

const line = (code: string, side: Line['side'], currency: Line['currency'], each: number): Line => ({
  ...{ code, nameZh: code, nameEn: code, side, currency, basis: 'CTN', percent: null, terms: 'prepaid' },
  payer: side === 'destination' ? 'buyer' : 'seller',
  parts: [{ type: '40HQ', count: 2, each }],
  amount: each * 2,
  converted: currency === 'USD' ? each * 2 : Math.round((each * 2) / 7),
  lacking: false,
});
const bill: Line = {
  ...line('DOC', 'origin', 'CNY', 0),
  basis: 'BL',
  parts: [],
  amount: 70_000,
  converted: 10_000,
};
const cost = (lines: readonly Line[], missing: CostSheet['missing'] = []): CostSheet => ({
  total: null,
  parts: { freight: 0, surcharges: 0, origin: 0, destination: 0 },
  missing,
  currency: 'USD',
  lines: [...lines],
  rates: [{ currency: 'USD', day: '2026-11-20', microYuan: 7_000_000, source: 'test', sample: true }],
  notAnnounced: [],
});
const whole = cost([
  line('OF', 'freight', 'USD', 100_000),
  line('THC', 'origin', 'CNY', 70_000),
  bill,
  line('DTHC', 'destination', 'USD', 20_000),
]);
const none: QuoteMargin = { kind: 'box', amount: 0 };
const priceOf = (sheet: CostSheet, pricing: Partial<Pricing> = {}): PricedSailing => {
  const result = priceSailing(sheet, { payer: 'all', margin: none, ...pricing });
  return 'kind' in result ? expect.fail(result.kind) : result;
};
const problem = (sheet: CostSheet, pricing: Partial<Pricing> = {}): PricingProblem => {
  const result = priceSailing(sheet, { payer: 'all', margin: none, ...pricing });
  return 'kind' in result ? result : expect.fail('a price');
};

describe('the selling price of a sailing', () => {
  it('is the cost of the charges without a margin', () => {
    expect(priceOf(whole)).toMatchObject({
      total: { amount: 200_000 + 20_000 + 10_000 + 40_000, currency: 'USD' },
      sums: [
        { currency: 'USD', amount: 240_000 },
        { currency: 'CNY', amount: 210_000 },
      ],
      excluded: [],
    });
  });

  it.each([
    [{ kind: 'box', amount: 5_000 }, 210_000],
    [{ kind: 'box', amount: -5_000 }, 190_000],
    [{ kind: 'percent', basisPoints: 1_000 }, 220_000],
    [{ kind: 'percent', basisPoints: 333 }, 206_660],
  ] as const)('has a margin of %j on the ocean freight alone', (margin, freight) => {
    const { lines } = priceOf(whole, { margin });
    expect(lines.map(({ amount }) => amount)).toEqual([freight, 140_000, 70_000, 40_000]);
  });

  it.each([
    ['seller', ['OF', 'THC', 'DOC'], ['destination']],
    ['buyer', ['DTHC'], ['origin', 'freight']],
  ] as const)('for the %s has the charges that the Incoterm gives to it', (payer, codes, excluded) => {
    const result = priceOf(whole, { payer });
    expect(result.lines.map(({ code }) => code)).toEqual(codes);
    expect(result.excluded).toEqual(excluded);
  });

  it('without freight puts a percentage on each charge, and an amount into a handling fee', () => {
    const percent = priceOf(whole, { payer: 'buyer', margin: { kind: 'percent', basisPoints: 1_000 } });
    expect(percent.lines).toMatchObject([{ code: 'DTHC', amount: 44_000 }]);
    const box = priceOf(whole, { payer: 'buyer', margin: { kind: 'box', amount: 2_500 } });
    expect(box.lines).toMatchObject([
      { code: 'DTHC', amount: 40_000 },
      { code: 'SVC', amount: 5_000 },
    ]);
    expect(box.buying.lines).toEqual([40_000, 0]);
  });

  it.each([
    [{ margin: { kind: 'box', amount: -100_001 } }, { kind: 'negative', part: 'OF', partZh: 'OF' }],
    [
      { payer: 'buyer', margin: { kind: 'box', amount: -1 } },
      { kind: 'negative', part: 'Handling fee', partZh: '操作费' },
    ],
  ] as const)('below zero is refused: %j', (pricing, expected) => {
    expect(problem(whole, pricing)).toEqual(expected);
  });

  it('is refused if a part has no price, no rate, or no payer', () => {
    const [freight] = whole.lines;
    if (!freight) return expect.fail('no freight');
    const unpriced = { ...freight, parts: [{ type: '45HQ' as const, count: 1, each: null }] };
    expect(problem(cost([unpriced]))).toEqual({
      kind: 'price',
      part: 'OF 45HQ',
      partZh: 'OF 45HQ',
    });
    expect(problem(cost([{ ...freight, currency: 'EUR', converted: null }]))).toEqual({
      kind: 'rate',
      currency: 'EUR',
    });
    expect(problem(cost([freight]), { payer: 'buyer' })).toEqual({ kind: 'nothing' });
    expect(problem(cost([], [{ kind: 'price', code: 'OF', type: '40HQ' }]))).toEqual({
      kind: 'price',
      part: '40HQ',
      partZh: '40HQ',
    });
  });

  it('is refused below zero for one box or for a bill, and may be zero', () => {
    const credit = { ...bill, amount: -1 };
    expect(problem(cost([credit]))).toMatchObject({ kind: 'negative', part: 'DOC' });
    expect(priceOf(cost([{ ...bill, amount: 0 }])).total.amount).toBe(0);
    const free = priceOf(whole, { margin: { kind: 'box', amount: -100_000 } });
    expect(free.lines[0]).toMatchObject({ amount: 0, parts: [{ each: 0 }] });
    // Two boxes that would pay for the one below zero.
    const mixed = {
      ...line('THC', 'origin', 'USD', 0),
      parts: [
        { type: '20GP' as const, count: 1, each: -100 },
        { type: '40HQ' as const, count: 1, each: 300 },
      ],
    };
    expect(problem(cost([mixed]))).toMatchObject({ kind: 'negative', part: 'THC' });
  });

  it('contains charges that no Incoterm divides, whether seller or buyer pays', () => {
    const shared = { ...bill, payer: null };
    for (const payer of ['seller', 'buyer', 'all'] as const)
      expect(priceOf(cost([shared]), { payer }).lines).toMatchObject([{ code: 'DOC' }]);
  });

  it('is refused if a handling fee has no rate', () => {
    const euros = { ...cost([line('DTHC', 'destination', 'USD', 20_000)]), currency: 'EUR' as const };
    const margin = { kind: 'box', amount: 100 } as const;
    expect(problem(euros, { margin })).toEqual({ kind: 'rate', currency: 'USD' });
  });

  it('needs the price of a missing charge only where no line stands for it', () => {
    const [freight] = whole.lines;
    if (!freight) return expect.fail('no freight');
    const { total } = priceOf(
      cost(
        [freight],
        [
          { kind: 'price', code: 'OF', type: '45HQ' },
          { kind: 'side', side: 'origin' },
        ],
      ),
    );
    expect(total.amount).toBe(200_000);
  });

  it('is refused if a charge has no price, also where an end is missing too', () => {
    const [freight] = whole.lines;
    if (!freight) return expect.fail('no freight');
    const missing = [
      { kind: 'side', side: 'destination' },
      { kind: 'price', code: 'THC', type: '40HQ' },
    ] as const;
    expect(problem(cost([freight], [...missing]))).toMatchObject({ kind: 'price', part: '40HQ' });
  });

  it('has a handling fee for each box of the first charge by boxes, at the origin', () => {
    const margin = { kind: 'box', amount: 2_500 } as const;
    const local = cost([bill, line('THC', 'origin', 'CNY', 70_000)]);
    expect(priceOf(local, { margin }).lines.at(-1)).toEqual({
      ...{ code: 'SVC', nameZh: '操作费', nameEn: 'Handling fee', side: 'origin', currency: 'USD' },
      ...{ parts: [{ type: '40HQ', count: 2, each: 2_500 }], amount: 5_000 },
    });
    expect(priceOf(cost([bill]), { margin }).lines.at(-1)).toMatchObject({
      code: 'SVC',
      parts: [],
      amount: 0,
    });
  });

  it('earns the margin to the cent, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (amount) => {
        const { total, buying } = priceOf(whole, { margin: { kind: 'box', amount } });
        expect(total.amount - buying.total).toBe(2 * amount);
      }),
    );
  });
});

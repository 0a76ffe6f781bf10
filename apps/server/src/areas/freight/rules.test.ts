import type { BoxPrices, Currency } from '@fairway/gateway/contract/shapes';
import { rightsOf } from '@fairway/trade';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitor } from '../../http/caller.ts';
import { boxPrices, changePercent, percentOf, priceAccess, shareOf, totalsOf } from './rules.ts';

const usd = (gp20: number | null, gp40: number | null, hq40: number | null) =>
  boxPrices({ gp20, gp40, hq40 }, 'USD');
const cny = (amount: number | null) => boxPrices({ gp20: amount, gp40: amount, hq40: amount }, 'CNY');

describe('priceAccess', () => {
  it('requires a visitor to log in', () => {
    expect(priceAccess(visitor)).toBe('login');
  });

  it('shows prices to every member, company sub-accounts included', () => {
    const member = { kind: 'member', accountId: 'a', tenantId: 't', sessionId: 's', keyId: 'k' } as const;
    for (const accountType of [1, 2, 3] as const) {
      expect(
        priceAccess({ ...member, accountType, rights: rightsOf({ accountType, memberStatus: 1 }) }),
      ).toBe('open');
    }
  });
});

describe('shareOf', () => {
  it.each([
    [200_000, 300, 6000],
    [100, 50, 1],
    [101, 50, 1],
    [99, 50, 0],
    [0, 300, 0],
    [333, 10_000, 333],
  ])('of %i cents at %i basis points is %i', (amount, basisPoints, share) => {
    expect(shareOf(amount, basisPoints)).toBe(share);
  });

  it('is off by half a cent at most, and two shares that make the whole are off by one', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(10_000), (amount, basisPoints) => {
        const share = shareOf(amount, basisPoints);
        expect(Number.isSafeInteger(share)).toBe(true);
        expect(Math.abs(share - (amount * basisPoints) / 10_000)).toBeLessThanOrEqual(0.5);
        expect(share + shareOf(amount, 10_000 - basisPoints) - amount).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('percentOf', () => {
  it('has no percentage of a price that is not quoted', () => {
    expect(percentOf(usd(100_000, null, 200_000), 300)).toEqual(usd(3000, null, 6000));
  });
});

describe('totalsOf', () => {
  it('keeps dollars and yuan apart', () => {
    const charges = [{ amounts: cny(55_000) }, { amounts: usd(20_000, 40_000, 40_000) }];
    expect(totalsOf(usd(100_000, 190_000, 200_000), charges, 'USD')).toEqual([
      { currency: 'USD', amounts: usd(120_000, 230_000, 240_000) },
      { currency: 'CNY', amounts: cny(55_000) },
    ]);
  });

  it('returns no total if a part is unknown', () => {
    const [total] = totalsOf(usd(null, 190_000, 200_000), [{ amounts: usd(100, 100, 100) }], 'USD');
    expect(total).toEqual({ currency: 'USD', amounts: usd(null, 190_100, 200_100) });
  });

  it('counts a price on request as unknown in the currency of the freight', () => {
    const charges = [{ amounts: percentOf(usd(null, null, null), 300) }, { amounts: cny(100) }];
    expect(totalsOf(usd(null, null, null), charges, 'USD')).toEqual([
      { currency: 'USD', amounts: usd(null, null, null) },
      { currency: 'CNY', amounts: cny(100) },
    ]);
  });

  it('counts a charge without a price for the first box in its own currency', () => {
    const charges = [{ amounts: boxPrices({ gp20: null, gp40: 100, hq40: 200 }, 'CNY') }];
    expect(totalsOf(usd(1, 2, 3), charges, 'USD')).toEqual([
      { currency: 'USD', amounts: usd(1, 2, 3) },
      { currency: 'CNY', amounts: boxPrices({ gp20: null, gp40: 100, hq40: 200 }, 'CNY') },
    ]);
  });

  it('sums every known amount into exactly one currency, whatever the order', () => {
    const part = fc
      .tuple(fc.constantFrom<Currency>('USD', 'CNY', 'EUR'), fc.nat(10_000_000))
      .map(([currency, amount]) => boxPrices({ gp20: amount, gp40: amount, hq40: amount }, currency));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), part, (parts, freight) => {
        const charges = parts.map((amounts) => ({ amounts }));
        const totals = totalsOf(freight, charges, 'USD');
        const sum = (all: BoxPrices[], currency: string) =>
          all.reduce((sofar, { '20GP': box }) => sofar + (box?.currency === currency ? box.amount : 0), 0);
        for (const { currency, amounts } of totals) {
          expect(amounts['20GP']?.amount).toBe(sum([freight, ...parts], currency));
        }
        const turned = totalsOf(freight, charges.toReversed(), 'USD');
        expect(new Set(turned.map((total) => JSON.stringify(total)))).toEqual(
          new Set(totals.map((total) => JSON.stringify(total))),
        );
      }),
    );
  });
});

describe('changePercent', () => {
  it.each([
    [210_000, 200_000, 5],
    [190_000, 200_000, -5],
    [200_100, 200_000, 0.1],
    [200_000, null, null],
    [null, 200_000, null],
    [200_000, 0, null],
  ])('from now %s and before %s is %s', (now, before, change) => {
    expect(changePercent(now, before)).toBe(change);
  });
});

import type { Sailing } from '@fairway/gateway';
import { sampleSailingDetail } from '@fairway/gateway/mock';
import { describe, expect, test } from 'vitest';
import { costsOf, unusualPayable } from './costs.ts';

const detail = sampleSailingDetail();
const sumOf = (count: number) => costsOf(detail, '40HQ', count, 'Ocean freight');

test('one box costs what the totals of the gateway say, currency by currency', () => {
  const told = detail.totals.flatMap(({ amounts }) => amounts['40HQ'] ?? []);
  expect([...sumOf(1).totals].sort((a, b) => a.currency.localeCompare(b.currency))).toEqual(
    told.sort((a, b) => a.currency.localeCompare(b.currency)),
  );
});

describe('three boxes', () => {
  test('cost three times what is charged per box, and once what is charged per bill', () => {
    const lines = (count: number) => sumOf(count).groups.flatMap((group) => group.lines);
    const [one, three] = [lines(1), lines(3)];
    for (const [index, { charge, amount }] of three.entries())
      expect(amount?.amount).toBe((one[index]?.amount?.amount ?? 0) * (charge.basis === 'BL' ? 1 : 3));
    expect(three.some(({ charge }) => charge.basis === 'BL')).toBe(true);
  });

  test('sides add up to the whole', () => {
    const { groups, totals } = sumOf(3);
    for (const { currency, amount } of totals) {
      const sides = groups.flatMap(({ sums }) => sums).filter((sum) => sum.currency === currency);
      expect(sides.reduce((sum, each) => sum + (each.amount ?? 0), 0)).toBe(amount);
    }
  });
});

test('a box whose freight is not quoted has no total in its currency: what is left would look like a bargain', () => {
  const prices = { ...detail.sailing.prices, '20GP': null } as Sailing['prices'];
  const { groups, totals } = costsOf({ ...detail, sailing: { ...detail.sailing, prices } }, '20GP', 1, 'x');
  const freight = groups.flatMap(({ lines }) => lines).find(({ charge }) => charge.code === 'OF');
  expect(freight?.amount).toBe(null);
  expect(totals.find(({ currency }) => currency === 'USD')).toEqual({ currency: 'USD', amount: null });
  expect(totals.find(({ currency }) => currency === 'CNY')?.amount).toBeGreaterThan(0);
});

test('who may not see prices is shown no freight', () => {
  const { groups } = costsOf({ ...detail, sailing: { ...detail.sailing, prices: null } }, '20GP', 1, 'x');
  expect(groups.flatMap(({ lines }) => lines).map(({ charge }) => charge.code)).not.toContain('OF');
});

test.each([
  ['origin', 'prepaid', null],
  ['freight', 'prepaid', null],
  ['destination', 'collect', null],
  ['freight', 'collect', 'collect'],
  ['origin', 'collect', 'collect'],
  ['destination', 'prepaid', 'prepaid'],
] as const)('a charge of side %s that is %s is said to be %s', (side, payable, said) => {
  expect(unusualPayable({ side, payable })).toBe(said);
});

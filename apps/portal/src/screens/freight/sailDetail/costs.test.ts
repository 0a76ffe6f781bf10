import type { Sailing } from '@fairway/gateway';
import { sampleSailingDetail } from '@fairway/gateway/mock';
import { describe, expect, test } from 'vitest';
import { billsOf, costsOf, type Quantities, totalsOf, unusualPayable } from './costs.ts';

const detail = sampleSailingDetail();
const sumOf = (count: number) => costsOf(detail, '40HQ', count, 'Ocean freight');

test('the costs of one box equal the totals of the gateway, in each currency', () => {
  const totalsOf40HQ = detail.totals.flatMap(({ amounts }) => amounts['40HQ'] ?? []);
  expect(
    sumOf(1)
      .totals.map(({ currency, amount }) => ({ currency, amount }))
      .sort((a, b) => a.currency.localeCompare(b.currency)),
  ).toEqual(totalsOf40HQ.sort((a, b) => a.currency.localeCompare(b.currency)));
});

describe('three boxes', () => {
  test('cost three times the charges per box, and once the charges per bill', () => {
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

/** The sample with the gateway's response if the freight of some types is not quoted. */
function unquoted(...boxes: readonly ('20GP' | '40GP' | '40HQ')[]) {
  const none = Object.fromEntries(boxes.map((box) => [box, null]));
  const prices = { ...detail.sailing.prices, ...none } as Sailing['prices'];
  const totals = detail.totals.map(({ currency, amounts }) =>
    currency === detail.currency ? { currency, amounts: { ...amounts, ...none } } : { currency, amounts },
  );
  return { ...detail, sailing: { ...detail.sailing, prices }, totals };
}

test.each([
  ['of this type', unquoted('20GP')],
  ['of any type', unquoted('20GP', '40GP', '40HQ')],
])(
  'without a quote %s there is no total in the freight’s currency: the rest would look like a bargain',
  (_, sailDetail) => {
    const { groups, totals } = costsOf(sailDetail, '20GP', 2, 'x');
    const freight = groups.flatMap(({ lines }) => lines).find(({ charge }) => charge.code === 'OF');
    expect(freight?.amount).toBe(null);
    expect(totals.find(({ currency }) => currency === 'USD')).toMatchObject({
      currency: 'USD',
      amount: null,
    });
    expect(totals.find(({ currency }) => currency === 'CNY')?.amount).toBeGreaterThan(0);
    const ocean = groups.find(({ side }) => side === 'freight');
    expect(ocean?.sums.find(({ currency }) => currency === 'USD')?.amount).toBe(null);
    expect(totalsOf(sailDetail, { '20GP': 1, '40GP': 0, '40HQ': 0 })[0]?.amount).toBe(null);
  },
);

test('containers of several types on one bill pay the charges per bill once', () => {
  const amounts = (quantities: Quantities) =>
    new Map(totalsOf(detail, quantities).map((sum) => [sum.currency, sum.amount]));
  const [one, other] = [
    amounts({ '20GP': 2, '40GP': 0, '40HQ': 0 }),
    amounts({ '20GP': 0, '40GP': 0, '40HQ': 3 }),
  ];
  const both = amounts({ '20GP': 2, '40GP': 0, '40HQ': 3 });
  const bills = new Map(
    billsOf(detail, { '20GP': 2, '40GP': 0, '40HQ': 3 }).map((sum) => [sum.currency, sum.amount]),
  );
  expect([...bills.values()].some((amount) => (amount ?? 0) > 0)).toBe(true);
  for (const [currency, amount] of both)
    expect(amount).toBe((one.get(currency) ?? 0) + (other.get(currency) ?? 0) - (bills.get(currency) ?? 0));
});

test('shows no freight to readers who may not see prices', () => {
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
] as const)('a charge of side %s that is %s is said to be %s', (side, payable, name) => {
  expect(unusualPayable({ side, payable })).toBe(name);
});

import { expect, it } from 'vitest';
import { checksOf } from './checks.ts';

const facts = {
  amount: 59_700,
  received: 59_700,
  header: '上海恒力国际货运代理有限公司',
  buyer: '上海恒力国际货运代理有限公司',
  taxNumber: '91310115MA1K00015K',
  creditCode: '91310115MA1K00015K',
};
const outcomes = (change: Partial<typeof facts> | { received: null } | { creditCode: null }) =>
  checksOf({ ...facts, ...change }).map(({ outcome }) => outcome);

it.each([
  [{}, ['fits', 'fits', 'fits']],
  [{ received: 59_600 }, ['look', 'fits', 'fits']],
  [{ received: null }, ['unknown', 'fits', 'fits']],
  [{ header: '林一帆' }, ['fits', 'look', 'fits']],
  [{ taxNumber: '91310115MA1K000000' }, ['fits', 'fits', 'look']],
  [{ taxNumber: '' }, ['fits', 'fits', 'unknown']],
  [{ creditCode: null }, ['fits', 'fits', 'unknown']],
] as const)('%o is judged %o', (change, expected) => {
  expect(outcomes(change)).toEqual(expected);
});

it('names what it compared', () => {
  const texts = (change: object) =>
    checksOf({ ...facts, ...change }).map(({ kind, found }) => `${kind} ${found}`.trim());
  expect(texts({ received: 59_650 })).toEqual([
    'amount 596.50',
    'buyer 上海恒力国际货运代理有限公司',
    'taxNumber 91310115MA1K00015K',
  ]);
  expect(texts({ received: null, creditCode: null, buyer: '林晓' })).toEqual([
    'amount',
    'buyer 林晓',
    'taxNumber',
  ]);
});

it('takes brackets of either kind and spaces for the same name', () => {
  expect(outcomes({ header: '航道 (上海) 有限公司', buyer: '航道（上海）有限公司' })[1]).toBe('fits');
  // The capital of ß is two letters: names are compared by small ones.
  expect(outcomes({ header: 'Straße AG', buyer: 'STRASSE AG' })[1]).toBe('look');
});

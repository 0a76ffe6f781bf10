import { expect, it } from 'vitest';
import { type Compared, checksOf } from './checks.ts';

const facts: Compared = {
  ...{ amount: 59_700, listed: 59_700, orderNo: '202611200000000001' },
  ...{ remark: 'order 202611200000000001', sameAmount: [], openCodes: 0, paidRoutes: [] },
};
const texts = (more: Partial<Compared>) =>
  checksOf({ ...facts, ...more }).map(({ kind, outcome, found }) =>
    `${kind} ${outcome} ${found.join()}`.trim(),
  );

it('an order that fits has five checks', () => {
  expect(texts({})).toEqual([
    'price fits 597.00',
    'remark fits order 202611200000000001',
    'repeat fits',
    'codes fits',
    'routes fits',
  ]);
});

it('without a remark nothing was found', () => {
  expect(checksOf({ ...facts, remark: null })[1]?.found).toEqual([]);
});

it.each<[string, Partial<Compared>, string]>([
  ['the list has another price', { listed: 59_750 }, 'price look 597.50'],
  ['the remark names another order', { remark: 'thanks' }, 'remark look thanks'],
  ['there is no remark', { remark: null }, 'remark look'],
  ['other orders have the same amount', { sameAmount: ['a', 'b'] }, 'repeat look a,b'],
  ['a code is open', { openCodes: 2 }, 'codes look 2'],
  ['routes are paid for', { paidRoutes: ['CNSHA–NLRTM'] }, 'routes look CNSHA–NLRTM'],
])('%s', (_, more, check) => {
  expect(texts(more)).toContain(check);
});

import { expect, test } from 'vitest';
import { canGo, placesOf } from './moveNode.ts';
import { company, countAll, moved } from './specimen.ts';

const nodes = company({
  company: 'Yuanfan',
  sales: 'Sales',
  pacific: 'Pacific',
  europe: 'Europe',
  finance: 'Finance',
});

test.each([
  ['beside its parent', 'pacific', 'finance', true],
  ['further up', 'pacific', 'company', true],
  ['where it is', 'pacific', 'sales', false],
  ['below itself', 'sales', 'sales', false],
  ['below what is below it', 'sales', 'europe', false],
  ['what is on top', 'company', 'finance', false],
  ['what is not there', 'gone', 'finance', false],
  ['to what is not there', 'pacific', 'gone', false],
])('%s', (_case, id, to, allowed) => {
  expect(canGo(placesOf(nodes), id, to)).toBe(allowed);
});

test('a move and its undoing leave the same tree', () => {
  const there = moved(nodes, { id: 'europe', to: 'finance' });
  expect(placesOf(there).get('europe')?.parent).toBe('finance');
  expect(countAll(there)[0]?.end).toBe(8);
  expect(moved(there, { id: 'europe', to: 'sales' })).toEqual(moved(nodes, { id: 'europe', to: 'sales' }));
});

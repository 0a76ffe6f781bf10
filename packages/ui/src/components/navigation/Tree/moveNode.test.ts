import { expect, test } from 'vitest';
import { aimAt, backOf, canGo, dropUpon, placeAfter, placesOf, stepAside } from './moveNode.ts';
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
  expect(canGo(placesOf(nodes), { id, to })).toBe(allowed);
});

test('a move and its undoing leave the same tree', () => {
  const there = moved(nodes, { id: 'europe', to: 'finance' });
  expect(placesOf(there).get('europe')?.parent).toBe('finance');
  expect(countAll(there)[0]?.end).toBe(8);
  expect(moved(there, { id: 'europe', to: 'sales' })).toEqual(moved(nodes, { id: 'europe', to: 'sales' }));
});

test('aims before or after a line at its edges, if the nodes have an order', () => {
  expect([0.1, 0.5, 0.9].map((share) => aimAt(share, true))).toEqual(['before', 'into', 'after']);
  expect([0.1, 0.5, 0.9].map((share) => aimAt(share, false))).toEqual(['into', 'into', 'into']);
});

const row = placesOf([
  { id: 'top', name: 'Top', children: ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() })) },
]);

test.each([
  ['a', 'c', 'after', { id: 'a', to: 'top', before: null }, true],
  ['a', 'c', 'before', { id: 'a', to: 'top', before: 'c' }, true],
  ['a', 'b', 'before', { id: 'a', to: 'top', before: 'b' }, false],
  ['b', 'a', 'after', { id: 'b', to: 'top', before: 'b' }, false],
  ['c', 'b', 'after', { id: 'c', to: 'top', before: 'c' }, false],
  ['a', 'b', 'into', { id: 'a', to: 'b' }, true],
  ['a', 'top', 'into', { id: 'a', to: 'top' }, false],
] as const)('%s dropped on %s, %s', (id, target, aim, move, allowed) => {
  expect(dropUpon(row, id, target, aim)).toEqual(move);
  expect(canGo(row, move)).toBe(allowed);
});

test('drops nothing next to a top-level node', () => {
  expect(dropUpon(row, 'a', 'top', 'before')).toBeNull();
});

test.each([
  ['a', 'down', { id: 'a', to: 'top', before: 'c' }, 2],
  ['b', 'down', { id: 'b', to: 'top', before: null }, 3],
  ['c', 'up', { id: 'c', to: 'top', before: 'b' }, 2],
  ['b', 'up', { id: 'b', to: 'top', before: 'a' }, 1],
] as const)('%s one %s', (id, by, move, place) => {
  expect(stepAside(row, id, by)).toEqual(move);
  expect(canGo(row, move)).toBe(true);
  expect(placeAfter(row, move)).toBe(place);
});

test('at the ends there is nowhere to step', () => {
  expect(stepAside(row, 'a', 'up')).toBeNull();
  expect(stepAside(row, 'c', 'down')).toBeNull();
  expect(stepAside(row, 'top', 'down')).toBeNull();
});

test('undo knows the next sibling', () => {
  expect(backOf(row, 'a', true)).toEqual({ id: 'a', to: 'top', before: 'b' });
  expect(backOf(row, 'c', true)).toEqual({ id: 'c', to: 'top', before: null });
  expect(backOf(row, 'c', false)).toEqual({ id: 'c', to: 'top' });
});

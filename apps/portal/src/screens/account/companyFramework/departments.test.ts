import { expect, test } from 'vitest';
import { matching, optionsOf, treeOf } from './departments.ts';

const departments = [
  { id: 's', parentId: null, name: 'Sales', members: 1 },
  { id: 'e', parentId: 's', name: 'Europe', members: 2 },
  { id: 'f', parentId: null, name: 'Finance', members: 0 },
];

test('a department counts who is below it', () => {
  const tree = treeOf(departments, (count) => `${count} people`);
  expect(tree).toMatchObject([
    { id: 's', end: 3, endLabel: '3 people', children: [{ id: 'e', end: 2 }] },
    { id: 'f', end: 0, children: [] },
  ]);
});

test('labels choices by their path and leaves out the department to be moved', () => {
  expect(optionsOf(departments).map(({ label }) => label)).toEqual(['Sales', 'Sales / Europe', 'Finance']);
  expect(optionsOf(departments, 's').map(({ label }) => label)).toEqual(['Finance']);
});

test('one is found by words of its path, in any order', () => {
  const valuesFor = (keyword: string) => matching(optionsOf(departments), keyword).map(({ value }) => value);
  expect(valuesFor('sales')).toEqual(['s', 'e']);
  expect(valuesFor('EUR sal')).toEqual(['e']);
  expect(valuesFor('')).toEqual(['s', 'e', 'f']);
  expect(valuesFor('legal')).toEqual([]);
});

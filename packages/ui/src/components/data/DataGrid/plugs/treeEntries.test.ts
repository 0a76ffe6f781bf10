import { expect, test } from 'vitest';
import { type TreeSource, treeEntries } from './treeEntries.ts';

interface Place {
  readonly id: string;
  readonly inner?: readonly Place[];
}

const world: readonly Place[] = [
  { id: 'asia', inner: [{ id: 'china', inner: [{ id: 'shanghai' }, { id: 'ningbo' }] }, { id: 'japan' }] },
  { id: 'europe', inner: [{ id: 'rotterdam' }] },
];

function entriesOf(expanded: readonly string[], more: Partial<TreeSource<Place>> = {}) {
  const keys = new Set(expanded);
  return treeEntries<Place>({
    rows: world,
    keyOf: ({ id }) => id,
    childrenOf: ({ inner }) => inner,
    isExpanded: (key) => keys.has(key),
    ...more,
  });
}

test('shows the rows of expanded parents only, with level and place', () => {
  expect(entriesOf([]).map(({ key }) => key)).toEqual(['asia', 'europe']);
  const entries = entriesOf(['asia', 'china']);
  expect(entries.map(({ key, level, place, count }) => [key, level, place, count])).toEqual([
    ['asia', 1, 1, 2],
    ['china', 2, 1, 2],
    ['shanghai', 3, 1, 2],
    ['ningbo', 3, 2, 2],
    ['japan', 2, 2, 2],
    ['europe', 1, 2, 2],
  ]);
});

test('knows the parent of a row, and which rows can be expanded', () => {
  const entries = entriesOf(['asia', 'china']);
  expect(entries.map(({ parent }) => entries[parent]?.key)).toEqual([
    undefined,
    'asia',
    'china',
    'china',
    'asia',
    undefined,
  ]);
  expect(entries.map(({ isExpanded }) => isExpanded)).toEqual([
    true,
    true,
    undefined,
    undefined,
    undefined,
    false,
  ]);
});

test('arranges the rows of each parent by themselves', () => {
  const arrange = (rows: readonly Place[]) => rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  expect(entriesOf(['asia', 'china'], { arrange }).map(({ key }) => key)).toEqual([
    'europe',
    'asia',
    'japan',
    'china',
    'shanghai',
    'ningbo',
  ]);
});

test('a loop in the data ends', () => {
  const loop = { id: 'loop', inner: [] as Place[] };
  loop.inner.push(loop, { id: 'end' });
  expect(entriesOf(['loop'], { rows: [loop] }).map(({ key }) => key)).toEqual(['loop', 'end']);
});

test('10,000 levels do not exceed the stack', () => {
  let deep: Place = { id: '0' };
  for (let level = 1; level < 10_000; level++) deep = { id: String(level), inner: [deep] };
  expect(entriesOf([], { rows: [deep], isExpanded: () => true })).toHaveLength(10_000);
});

import { expect, test } from 'vitest';
import { type TreeStep, treeStep, typedLine, visibleLines } from './visible.ts';

const nodes = [
  {
    id: 'sales',
    name: 'Sales',
    children: [
      { id: 'pacific', name: 'Pacific' },
      { id: 'europe', name: 'Europe' },
    ],
  },
  { id: 'finance', name: 'Finance' },
];
const all = visibleLines(nodes, new Set());
const folded = visibleLines(nodes, new Set(['sales']));

test('hides the children of a closed node', () => {
  expect(all.map(({ node, level }) => [node.id, level])).toEqual([
    ['sales', 1],
    ['pacific', 2],
    ['europe', 2],
    ['finance', 1],
  ]);
  expect(folded.map(({ node, open }) => [node.id, open])).toEqual([
    ['sales', false],
    ['finance', undefined],
  ]);
});

test.each<[string, typeof all, string, string, TreeStep]>([
  ['down', all, 'sales', 'ArrowDown', { go: 'pacific' }],
  ['up', all, 'pacific', 'ArrowUp', { go: 'sales' }],
  ['up at the top', all, 'sales', 'ArrowUp', null],
  ['home', all, 'finance', 'Home', { go: 'sales' }],
  ['end', all, 'sales', 'End', { go: 'finance' }],
  ['forward opens', folded, 'sales', 'ArrowRight', { open: 'sales' }],
  ['forward goes in', all, 'sales', 'ArrowRight', { go: 'pacific' }],
  ['forward at a leaf', all, 'europe', 'ArrowRight', null],
  ['back closes', all, 'sales', 'ArrowLeft', { close: 'sales' }],
  ['back goes up', all, 'europe', 'ArrowLeft', { go: 'sales' }],
  ['another key', all, 'europe', 'x', null],
])('%s', (_case, lines, at, key, step) => {
  expect(treeStep(lines, at, key)).toEqual(step);
});

test('arrows turn round where lines run from the right', () => {
  expect(treeStep(folded, 'sales', 'ArrowLeft', 'ArrowLeft')).toEqual({ open: 'sales' });
  expect(treeStep(all, 'sales', 'ArrowRight', 'ArrowLeft')).toEqual({ close: 'sales' });
});

test('letters find the next line, going round', () => {
  expect(typedLine(all, 'sales', 'e')).toBe('europe');
  expect(typedLine(all, 'finance', 'sa')).toBe('sales');
  expect(typedLine(all, 'sales', 'x')).toBeNull();
  const accented = visibleLines([...nodes, { id: 'elan', name: 'Élan' }], new Set());
  expect(typedLine(accented, 'finance', 'e')).toBe('elan');
});

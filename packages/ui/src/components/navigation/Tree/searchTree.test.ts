import { expect, test } from 'vitest';
import { searchTree } from './searchTree.ts';
import { company } from './specimen.ts';
import { visibleLines } from './visible.ts';

const nodes = company({
  company: 'Yuanfan',
  sales: 'Sales',
  pacific: 'Pacific',
  europe: 'Europe',
  finance: 'Finance',
});
const lines = (words: string) => {
  const { nodes: matches, closed } = searchTree(nodes, words);
  return visibleLines(matches, closed).map(({ node, level, open }) => [node.name, level, open]);
};

test.each([
  [
    'a leaf keeps what stands above it',
    'eur',
    [
      ['Yuanfan', 1, true],
      ['Sales', 2, true],
      ['Europe', 3, undefined],
    ],
    1,
  ],
  [
    'a match begins closed over what was not found',
    'SALES',
    [
      ['Yuanfan', 1, true],
      ['Sales', 2, false],
    ],
    1,
  ],
  [
    'matches in several branches',
    'n',
    [
      ['Yuanfan', 1, true],
      ['Finance', 2, undefined],
    ],
    2,
  ],
  [
    'full-width letters',
    'ｅｕｒ',
    [
      ['Yuanfan', 1, true],
      ['Sales', 2, true],
      ['Europe', 3, undefined],
    ],
    1,
  ],
  ['nothing', 'warehouse', [], 0],
] as const)('%s', (_case, words, expected, count) => {
  expect(lines(words)).toEqual(expected);
  expect(searchTree(nodes, words).count).toBe(count);
});

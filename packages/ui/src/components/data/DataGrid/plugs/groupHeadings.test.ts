import { expect, test } from 'vitest';
import { layoutColumns } from '../machine/columnLayout.ts';
import { noPrefs } from '../machine/columnPrefs.ts';
import { groupHeadings } from './groupHeadings.ts';

const dates = ['closing', 'departure', 'arrival'];
const headings = (keys: readonly string[], pinned: readonly string[] = []) => {
  const columns = keys.map((key) => ({
    key,
    header: key,
    ...(dates.includes(key) ? { group: 'Dates' } : {}),
    ...(pinned.includes(key) ? { pinned: 'start' as const } : {}),
  }));
  return groupHeadings(layoutColumns(columns, noPrefs, 0).columns).map(({ header, from, count }) => [
    header,
    from,
    count,
  ]);
};

test.each([
  [
    'neighbours have one heading',
    ['vessel', 'closing', 'departure', 'price'],
    [],
    [
      ['', 0, 1],
      ['Dates', 1, 2],
      ['', 3, 1],
    ],
  ],
  [
    'columns that were moved apart have two',
    ['closing', 'vessel', 'arrival'],
    [],
    [
      ['Dates', 0, 1],
      ['', 1, 1],
      ['Dates', 2, 1],
    ],
  ],
  [
    'a pinned column is apart from the others',
    ['closing', 'departure'],
    ['closing'],
    [
      ['Dates', 0, 1],
      ['Dates', 1, 1],
    ],
  ],
  [
    'columns without a group have one each',
    ['vessel', 'price'],
    [],
    [
      ['', 0, 1],
      ['', 1, 1],
    ],
  ],
])('%s', (_, keys, pinned, expected) => {
  expect(headings(keys, pinned)).toEqual(expected);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  headState,
  isSelected,
  markRows,
  noSelection,
  type Selection,
  selectAllMatching,
  selectedKeys,
  selectionAfter,
  selectionCount,
  selectionUnder,
  selectKeys,
} from './selection.ts';

const all = selectAllMatching('lane');
const keys = ['a', 'b', 'c'];
const selectedOf = (selection: Selection) => keys.filter((key) => isSelected(selection, key));

test.each<[string, Selection, string[], number | undefined]>([
  ['nothing', noSelection, [], 0],
  ['some rows', selectKeys(['a', 'c']), ['a', 'c'], 2],
  ['all that match', all, ['a', 'b', 'c'], 48_210],
  ['all that match except one', markRows(all, ['b']), ['a', 'c'], 48_209],
])('%s', (_, selection, expected, count) => {
  expect(selectedOf(selection)).toEqual(expected);
  expect(selectionCount(selection, 48_210)).toBe(count);
});

test('does not know how many "all" are while the total is unknown', () => {
  expect(selectionCount(all, undefined)).toBeUndefined();
  expect(selectionCount(selectKeys(['a']), undefined)).toBe(1);
});

describe('marking rows', () => {
  test('turns each over', () => {
    expect(selectedOf(markRows(selectKeys(['a']), ['a', 'b']))).toEqual(['b']);
    expect(selectedOf(markRows(markRows(all, ['a', 'b']), ['b', 'c']))).toEqual(['b']);
  });

  test('with a wish makes all of them the same', () => {
    expect(selectedOf(markRows(selectKeys(['a']), ['a', 'b'], true))).toEqual(['a', 'b']);
    expect(selectedOf(markRows(all, ['a', 'b'], false))).toEqual(['c']);
  });

  test('means the same whether "all" or "some" is counted from', () => {
    const step = fc.tuple(fc.subarray(keys), fc.constantFrom(true, false, undefined));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const from = (start: Selection) =>
          selectedOf(steps.reduce((before, [rows, on]) => markRows(before, rows, on), start));
        expect(from(all)).toEqual(from(selectKeys(keys)));
      }),
    );
  });
});

test.each<[string, Selection, readonly string[], ReturnType<typeof headState>]>([
  ['nothing is chosen', noSelection, keys, 'none'],
  ['all in sight are chosen', all, keys, 'all'],
  ['some of them', markRows(all, ['a']), keys, 'some'],
  ['there are no rows', all, [], 'none'],
])('the box above shows it when %s', (_, selection, rows, expected) => {
  expect(headState(selection, rows)).toBe(expected);
});

test('"all that match" ends with its query, single rows do not', () => {
  expect(selectionUnder(all, 'other')).toBe(noSelection);
  expect(selectionUnder(all, 'lane')).toBe(all);
  const some = selectKeys(['a']);
  expect(selectionUnder(some, 'other')).toBe(some);
});

test('deselects the finished rows after an action, and keeps the failed ones selected', () => {
  expect(selectedOf(selectionAfter(selectKeys(keys), ['a', 'c']))).toEqual(['b']);
  expect(selectedOf(selectionAfter(all, ['a', 'c']))).toEqual(['b']);
});

test('keys stream over pages without the exceptions', async () => {
  const order: string[] = [];
  for await (const key of selectedKeys(markRows(all, ['b']), [['a', 'b'], ['c']])) order.push(key);
  expect(order).toEqual(['a', 'c']);
});

import { expect, test } from 'vitest';
import { arrange, type Entry, entryOf, filesOf, keyAfter, moveEntry } from './entries.ts';

const file = (id: string) => ({ id });
const sent = (id: string): Entry => entryOf(file(id));
const going = (job: number): Entry => ({ key: `job-${job}`, file: null, from: null, job });
const keys = (entries: readonly Entry[]) => entries.map(({ key }) => key).join(' ');

test.each([
  ['a value to start with', [], ['a', 'b'], 'file-a file-b'],
  ['nothing new', [sent('a'), going(1), sent('b')], ['a', 'b'], 'file-a job-1 file-b'],
  [
    'another order: places on their way stay',
    [sent('a'), going(1), sent('b')],
    ['b', 'a'],
    'file-b job-1 file-a',
  ],
  ['one taken away', [sent('a'), going(1), sent('b')], ['b'], 'job-1 file-b'],
  ['all taken away', [sent('a'), going(1)], [], 'job-1'],
  ['new ones come after', [sent('a'), going(1)], ['a', 'c'], 'file-a job-1 file-c'],
  ['the same twice is one', [], ['a', 'a'], 'file-a'],
])('%s', (_, entries, value, arranged) => {
  expect(keys(arrange(entries, value.map(file)))).toBe(arranged);
});

test('a picture keeps its key, and takes the facts of the new value', () => {
  const own: Entry = { key: 'job-1', file: file('a'), from: 1, job: null };
  const fresh = { id: 'a', url: '/files/a?fresh' };
  expect(arrange([own], [fresh])).toEqual([{ ...own, file: fresh }]);
});

test('continues the replacement of a picture that the owner removed', () => {
  const replacing: Entry = { key: 'job-1', file: file('a'), from: 1, job: 2 };
  expect(arrange([replacing], [])).toEqual([{ key: 'job-1', file: null, from: null, job: 2 }]);
});

test('returns files in the order of their places, without unfinished ones', () => {
  expect(filesOf([sent('b'), going(1), sent('a')])).toEqual([file('b'), file('a')]);
});

test.each([
  ['down', 'file-a', 1, 'file-b file-a file-c'],
  ['to the end', 'file-a', 2, 'file-b file-c file-a'],
  ['up', 'file-c', 0, 'file-c file-a file-b'],
  ['beyond the end', 'file-a', 9, 'file-b file-c file-a'],
  ['before the start', 'file-b', -3, 'file-b file-a file-c'],
  ['nowhere', 'file-b', 1, 'file-a file-b file-c'],
  ['of what is not there', 'file-x', 0, 'file-a file-b file-c'],
])('a move %s', (_, key, to, moved) => {
  expect(keys(moveEntry([sent('a'), sent('b'), sent('c')], key, to))).toBe(moved);
});

test.each([
  ['the next', 'file-a', 'file-b'],
  ['the one before, after the last', 'file-c', 'file-b'],
])('focus after a removal goes to %s', (_, key, next) => {
  expect(keyAfter([sent('a'), sent('b'), sent('c')], key)).toBe(next);
});

test('focus after the only one has no entry: it moves to the input', () => {
  expect(keyAfter([sent('a')], 'file-a')).toBeNull();
});

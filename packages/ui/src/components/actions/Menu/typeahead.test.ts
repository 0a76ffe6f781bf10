import { expect, test } from 'vitest';
import { typeahead } from './typeahead.ts';

const labels = ['Member zone', 'My follow', 'Orders', 'Account security', 'Log out'];

test('one letter moves to the next item that begins with it, and wraps round at the end', () => {
  expect(typeahead(labels, -1, 'm')).toBe(0);
  expect(typeahead(labels, 0, 'm')).toBe(1);
  expect(typeahead(labels, 1, 'mm')).toBe(0);
  expect(typeahead(labels, 4, 'o')).toBe(2);
});

test('more letters narrow down, staying where they fit', () => {
  expect(typeahead(labels, 1, 'my')).toBe(1);
  expect(typeahead(labels, 0, 'my f')).toBe(1);
});

test('case, surrounding space and Chinese do not matter', () => {
  expect(typeahead(labels, -1, 'LOG')).toBe(4);
  expect(typeahead([' 中文 ', 'English'], 1, '中')).toBe(0);
});

test('accents do not matter, typed or not', () => {
  expect(typeahead(['Bremen', 'Élan', 'Århus'], 0, 'e')).toBe(1);
  expect(typeahead(['Bremen', 'Élan', 'Århus'], 0, 'å')).toBe(2);
  expect(typeahead(['Bremen', 'Eland'], 0, 'él')).toBe(1);
});

test('nothing fits', () => {
  expect(typeahead(labels, 2, 'z')).toBe(-1);
  expect(typeahead([], -1, 'z')).toBe(-1);
});

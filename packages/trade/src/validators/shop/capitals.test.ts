import { expect, test } from 'vitest';
import { capitals } from './capitals.ts';

test.each([
  ['A', null],
  ['FAIRWAY', null],
  ['Fairway', 'capitals'],
  ['FAIR WAY', 'capitals'],
  ['FAIRWAY1', 'capitals'],
  ['ＡＢＣ', 'capitals'],
  ['A\n', 'capitals'],
  ['', 'capitals'],
])('%j: %s', (value, broken) => {
  expect(capitals(value)).toBe(broken);
});

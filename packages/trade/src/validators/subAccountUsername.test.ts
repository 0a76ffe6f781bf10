import { expect, test } from 'vitest';
import { subAccountUsername } from './subAccountUsername.ts';

test.each([
  ['abc', null],
  ['ABC', null],
  ['123', null],
  ['Shanghai2026Ops', null],
  ['ab', 'subAccountUsername'],
  ['Shanghai2026Ops1', 'subAccountUsername'],
  ['li_wei', 'subAccountUsername'],
  ['李伟一', 'subAccountUsername'],
  ['abc\n', 'subAccountUsername'],
])('%j: %s', (value, broken) => {
  expect(subAccountUsername(value)).toBe(broken);
});

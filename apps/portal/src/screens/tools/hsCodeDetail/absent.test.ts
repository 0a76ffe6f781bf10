import { expect, it } from 'vitest';
import { isUnknown } from './absent.ts';

it.each([
  ['in a record that was checked in part, what was not', ['mfn'], 'rebate', true],
  ['and not what was', ['mfn'], 'mfn', false],
  ['in a file of the year nothing', [], 'rebate', false],
])('unknown is %s', (_, checked, field, unknown) => {
  expect(isUnknown({ checked }, field)).toBe(unknown);
});

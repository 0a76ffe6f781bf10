import { expect, test } from 'vitest';
import { demurrageBoxOf } from './demurrageBox.ts';

test.each([
  ['22G1', '20DRY'],
  ['42G1', '40DRY'],
  ['45G1', '40DRY'],
  ['L5G1', '45DRY'],
  ['22R1', '20RF'],
  ['45R1', '40RF'],
  ['22U1', '20SPECIAL'],
  ['42P3', '40SPECIAL'],
  ['22T1', '20SPECIAL'],
  ['L5R1', null],
  ['', null],
  ['40HQ', null],
  ['🚢🚢', null],
])('%j is %s', (isoType, box) => {
  expect(demurrageBoxOf(isoType)).toBe(box);
});

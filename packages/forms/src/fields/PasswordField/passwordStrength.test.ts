import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', null],
  ['a1', 'weak'],
  ['密码', 'weak'],
  ['abcd1234', 'weak'],
  ['aaaaaaaa1', 'weak'],
  ['a1a1a1a1a1a1', 'weak'],
  ['harbour7', 'fair'],
  ['k7wq2mzx', 'fair'],
  ['k7wq2mzxp4', 'fair'],
  ['K7wq2Mzxp4', 'strong'],
  ['Yangshan2026Terminal', 'strong'],
])('%j is %s', (value, strength) => {
  expect(passwordStrength(value)).toBe(strength);
});

import { expect, test } from 'vitest';
import { email } from './email.ts';
import { required } from './required.ts';
import { firstBroken, isRuleName, optional } from './rule.ts';

test('the first broken rule is named, in the order given', () => {
  expect(firstBroken('', required, email)).toBe('required');
  expect(firstBroken('nobody', required, email)).toBe('email');
  expect(firstBroken('li@example.com', required, email)).toBeNull();
});

test('a field that may stay empty is only checked when it is filled', () => {
  expect(optional(email)('')).toBeNull();
  expect(optional(email)('nobody')).toBe('email');
});

test('a name from a server is a rule only when it is listed', () => {
  expect(isRuleName('mobile')).toBe(true);
  expect(isRuleName('toString')).toBe(false);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialPassword, password } from './password.ts';

test.each([
  ['abcd1234', null],
  ['ABCD1234abcd1234ABCD', null],
  ['abc1234', 'passwordLength'],
  ['ABCD1234abcd1234ABCD1', 'passwordLength'],
  ['', 'passwordLength'],
  ['abcdefgh', 'passwordMixed'],
  ['12345678', 'passwordMixed'],
  ['abcd 1234', 'passwordCharacters'],
  ['abcd1234!', 'passwordCharacters'],
  ['密码abcd1234', 'passwordCharacters'],
  ['abcd1234\n', 'passwordCharacters'],
])('password %j: %s', (value, broken) => {
  expect(password(value)).toBe(broken);
});

test.each([
  ['abc123', null],
  ['abcdefgh1234567', null],
  ['abc12', 'initialPasswordLength'],
  ['abcdefgh12345678', 'initialPasswordLength'],
  ['abcdef', 'passwordMixed'],
  ['123456', 'passwordMixed'],
  ['abc-123', 'passwordCharacters'],
])('initial password %j: %s', (value, broken) => {
  expect(initialPassword(value)).toBe(broken);
});

test('an accepted password has 8 to 20 letters and digits, and both kinds', () => {
  const likely = fc.stringMatching(/^[a-zA-Z0-9!]{6,22}$/);
  fc.assert(
    fc.property(likely, (value) => {
      const isAllowed = /^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]{8,20}$/.test(value);
      return (password(value) === null) === isAllowed;
    }),
  );
});

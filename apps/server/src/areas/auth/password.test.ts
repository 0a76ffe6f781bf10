import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

test('a password is stored as Argon2id with 19 MiB and two passes, salted anew each time', async () => {
  const [one, other] = await Promise.all([hashPassword('Abc12345'), hashPassword('Abc12345')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('only the password itself matches', async () => {
  const stored = await hashPassword('Abc12345');
  expect(await passwordMatches(stored, 'Abc12345')).toBe(true);
  expect(await passwordMatches(stored, 'abc12345')).toBe(false);
});

test('an absent account matches nothing, not even the decoy it is compared with', async () => {
  expect(await passwordMatches(null, 'decoy')).toBe(false);
});

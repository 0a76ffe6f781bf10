import { expect, test, vi } from 'vitest';
import { SlotsFull } from '../slots.ts';
import { hashingThreads } from './hashingThreads.ts';
import { createPasswords, hashPassword, passwordMatches } from './passwords.ts';

test('a password is stored as Argon2id with 19 MiB and two passes, with a salt for each hash', async () => {
  const [one, other] = await Promise.all([hashPassword('Abc12345'), hashPassword('Abc12345')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('only the password itself matches', async () => {
  const stored = await hashPassword('Abc12345');
  expect(await passwordMatches(stored, 'Abc12345')).toBe(true);
  expect(await passwordMatches(stored, 'abc12345')).toBe(false);
});

test('a stored hash that is damaged fails, and the next one is compared', async () => {
  await expect(passwordMatches('damaged', 'Abc12345')).rejects.toThrow();
  expect(await passwordMatches(await hashPassword('Abc12345'), 'Abc12345')).toBe(true);
});

test('TRUST 9: an absent account costs one hash of the same parameters, and matches nothing, not even the decoy', async () => {
  const threads = hashingThreads();
  const verify = vi.fn(threads.verify);
  const passwords = createPasswords({ ...threads, verify }, 1, 100);
  expect(await passwords.passwordMatches(null, 'decoy')).toBe(false);
  expect(await passwords.passwordMatches(null, 'Abc12345')).toBe(false);
  const decoys = verify.mock.calls.map(([hash]) => hash);
  expect(decoys).toHaveLength(2);
  for (const decoy of decoys) expect(decoy).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('TRUST 11: of a flood one hash is at work, so many wait, and the rest are refused at once', async () => {
  const free = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const slow = async () => {
    running += 1;
    most = Math.max(most, running);
    await free.promise;
    running -= 1;
    return 'hash';
  };
  const passwords = createPasswords({ hash: slow, verify: async () => false }, 1, 10);
  const flood = Array.from({ length: 30 }, () => passwords.hashPassword('Abc12345'));
  const refused = await Promise.allSettled(flood.slice(11));
  expect(refused.map((result) => result.status === 'rejected' && result.reason)).toEqual(
    Array.from({ length: 19 }, () => expect.any(SlotsFull)),
  );
  free.resolve();
  expect(await Promise.all(flood.slice(0, 11))).toHaveLength(11);
  expect(most).toBe(1);
});

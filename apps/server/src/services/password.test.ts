import { availableParallelism } from 'node:os';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});
// Files share their modules: imported again here, and afterwards, so that none works with another's state.
vi.resetModules();
const { hash, verify } = await import('@node-rs/argon2');
const { hashPassword, passwordMatches } = await import('./password.ts');
afterEach(() => void vi.clearAllMocks());
afterAll(() => void vi.resetModules());

test('a password is stored as Argon2id with 19 MiB and two passes, salted anew each time', async () => {
  const [one, other] = await Promise.all([hashPassword('Abc12345'), hashPassword('Abc12345')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(hash).toHaveBeenCalledTimes(2);
});

test('only the password itself matches', async () => {
  const stored = await hashPassword('Abc12345');
  expect(await passwordMatches(stored, 'Abc12345')).toBe(true);
  expect(await passwordMatches(stored, 'abc12345')).toBe(false);
});

test('TRUST 9: an absent account costs one hash of the same parameters, and matches nothing, not even the decoy', async () => {
  expect(await passwordMatches(null, 'decoy')).toBe(false);
  expect(await passwordMatches(null, 'Abc12345')).toBe(false);
  const decoys = vi.mocked(verify).mock.calls.map(([against]) => String(against));
  expect(decoys).toHaveLength(2);
  for (const decoy of decoys) expect(decoy).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('TRUST 11: under a flood of logins fewer hashes run at once than there are cores', async () => {
  let running = 0;
  let most = 0;
  const stored = await hashPassword('Abc12345');
  const { verify: real } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  vi.mocked(verify).mockImplementation(async (...asked) => {
    running += 1;
    most = Math.max(most, running);
    const matches = await real(...asked);
    running -= 1;
    return matches;
  });
  const flood = Array.from({ length: 30 }, (_, index) => passwordMatches(stored, `Wrong${1000 + index}`));
  expect(await Promise.all(flood)).not.toContain(true);
  expect(most).toBe(Math.max(1, availableParallelism() - 1));
});

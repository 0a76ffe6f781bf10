import { expect, test } from 'vitest';
import { createSideDataCache } from './sideData.ts';

const unsent = () => Promise.reject(new Error('these tests send nothing'));

/** A page with data next to its list, a reader, and a clock that the test sets. */
function scene() {
  let reads = 0;
  let at = 0;
  let token = 'one';
  let visibleAddress: string | null = null;
  let away = false;
  const fetch = async () => {
    if (away) throw new Error('away');
    reads += 1;
    return `reading ${reads}`;
  };
  const cache = createSideDataCache(
    unsent,
    { current: () => ({ token, expiresAt: '2026-12-20T00:00:00Z' }) },
    () => visibleAddress,
    () => at,
  );
  return {
    /** Loads an address and makes it the visible one. */
    go: async (address: string) => {
      const answer = await cache.read(address, fetch);
      visibleAddress = address;
      return answer;
    },
    write: cache.clear,
    pass: (ms: number) => (at += ms),
    logIn: (as: string) => (token = as),
    lose: (is: boolean) => (away = is),
  };
}

test('another filter takes the data from the cache', async () => {
  const { go } = scene();
  expect(await go('/people')).toBe('reading 1');
  expect(await go('/people?department=7')).toBe('reading 1');
  expect(await go('/people?department=8&page=2')).toBe('reading 1');
});

test('a reload of the same address fetches it again', async () => {
  const { go } = scene();
  await go('/people?department=7');
  expect(await go('/people?department=7')).toBe('reading 2');
});

test('a navigation from another page fetches it', async () => {
  const { go } = scene();
  await go('/people');
  await go('/seats');
  expect(await go('/people?department=7')).toBe('reading 3');
});

test('a write, another session and half a minute each empty the cache', async () => {
  const { go, write, logIn, pass } = scene();
  await go('/people');
  write();
  expect(await go('/people?page=2')).toBe('reading 2');
  logIn('two');
  expect(await go('/people?page=3')).toBe('reading 3');
  pass(30_000);
  expect(await go('/people?page=4')).toBe('reading 4');
});

test('a failed fetch is repeated with the next filter', async () => {
  const { go, lose, pass } = scene();
  await go('/people');
  pass(30_000);
  lose(true);
  await expect(go('/people?page=2')).rejects.toThrow('away');
  lose(false);
  expect(await go('/people?page=2')).toBe('reading 2');
});

import { expect, test } from 'vitest';
import { createPrefetchCache } from './prefetchCache.ts';

const unsent = () => Promise.reject(new Error('these tests send nothing'));

/** A server that records the requested pages, a reader, and a clock that the test sets. */
function scene(fails = false) {
  const requestedPages: number[] = [];
  let at = 0;
  let token: string | null = null;
  const page = {
    fetch: async (number: number) => {
      requestedPages.push(number);
      if (fails) throw new Error('away');
      return `page ${number}`;
    },
    addressOf: String,
  };
  const current = () => (token === null ? null : { token, expiresAt: '2026-12-20T00:00:00Z' });
  const reading = createPrefetchCache(unsent, { current }, () => at);
  return {
    requestedPages,
    prepare: (number: number) => reading.prefetch(page, number),
    go: (number: number) => reading.read(page, number, unsent),
    pass: (ms: number) => (at += ms),
    logIn: (as: string) => (token = as),
  };
}

test('a page is prefetched once, however often the pointer passes', async () => {
  const { requestedPages, prepare, go } = scene();
  prepare(2);
  prepare(2);
  expect(await go(2)).toBe('page 2');
  expect(requestedPages).toEqual([2]);
});

test('a page other than the prefetched one is fetched', async () => {
  const { requestedPages, prepare, go } = scene();
  prepare(2);
  expect(await go(3)).toBe('page 3');
  expect(requestedPages).toEqual([2, 3]);
});

test('returns no stale data: neither after ten seconds, nor after another read', async () => {
  const { requestedPages, prepare, go, pass } = scene();
  prepare(2);
  pass(10_000);
  await go(2);
  prepare(3);
  await go(2);
  await go(3);
  expect(requestedPages).toEqual([2, 2, 3, 2, 3]);
});

test('data that could not be prefetched is read on navigation', async () => {
  const { requestedPages, prepare, go } = scene(true);
  prepare(2);
  await Promise.resolve();
  await expect(go(2)).rejects.toThrow('away');
  expect(requestedPages).toEqual([2, 2]);
});

test('prefetched data is used only for the reader that it was fetched for', async () => {
  const { requestedPages, prepare, go, logIn } = scene();
  prepare(2);
  logIn('of the next');
  await go(2);
  expect(requestedPages).toEqual([2, 2]);
});

import { expect, test, vi } from 'vitest';
import { type BulkRun, runBulk } from './runBulk.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const run = (rest: Partial<BulkRun>) =>
  runBulk({ keys, act: async () => {}, reasonOf, signal: new AbortController().signal, ...rest });

test('a row that fails does not block the others, and reports why', async () => {
  const act = async (key: string) => {
    if (key === 'b') throw new Error('already shipped');
  };
  const { done, failed, cut } = await run({ act });
  expect(done.toSorted()).toEqual(['a', 'c', 'd', 'e']);
  expect([...failed]).toEqual([['b', 'already shipped']]);
  expect(cut).toBeNull();
});

test('runs no more rows in parallel than requested', async () => {
  const underWay: (() => void)[] = [];
  let [begun, most] = [0, 0];
  const act = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun += 1;
    most = Math.max(most, underWay.push(resolve));
    if (underWay.length === 2 || begun === keys.length) for (const end of underWay.splice(0)) end();
    return promise;
  };
  const { done } = await run({ act, atOnce: 2 });
  expect(most).toBe(2);
  expect(done).toHaveLength(keys.length);
});

test('reports its progress', async () => {
  const onProgress = vi.fn();
  await run({ atOnce: 1, onProgress });
  expect(onProgress.mock.calls.map(([{ done }]) => done)).toEqual([1, 2, 3, 4, 5]);
});

test('takes no further row once stopped, and does not count aborted rows as failed', async () => {
  const stop = new AbortController();
  const act = async (key: string) => {
    if (key === 'b') {
      stop.abort();
      throw new Error('aborted');
    }
  };
  const { done, failed, cut } = await run({ act, atOnce: 1, signal: stop.signal });
  expect(done).toEqual(['a']);
  expect(failed.size).toBe(0);
  expect(cut).toEqual({ stopped: true });
});

test('accepts keys page by page; a page that fails to load ends the run with the finished rows', async () => {
  async function* pages() {
    yield* ['a', 'b'];
    throw new Error('the list is away');
  }
  const { done, cut } = await run({ keys: pages() });
  expect(done.toSorted()).toEqual(['a', 'b']);
  expect(cut).toEqual({ reason: 'the list is away' });
});

test('processes each row once, however many workers take turns', async () => {
  async function* slowly() {
    for (const key of keys) {
      await Promise.resolve();
      yield key;
    }
  }
  const act = vi.fn(async () => {});
  await run({ keys: slowly(), act, atOnce: 4 });
  expect(act).toHaveBeenCalledTimes(keys.length);
});

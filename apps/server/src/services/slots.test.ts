import { expect, test } from 'vitest';
import { createSlots, SlotsFull } from './slots.ts';

test('runs at most so many at once, in order, and all of them', async () => {
  const slots = createSlots(2, 10);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      slots.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        done.push(index);
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('work that fails frees its slot', async () => {
  const slots = createSlots(1, 10);
  await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(slots.run(async () => 'next')).resolves.toBe('next');
});

test('refuses more than may wait', async () => {
  const slots = createSlots(1, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = slots.run(() => promise);
  const second = slots.run(async () => 'second');
  await expect(slots.run(async () => 'third')).rejects.toBeInstanceOf(SlotsFull);
  resolve();
  await first;
  await expect(second).resolves.toBe('second');
});

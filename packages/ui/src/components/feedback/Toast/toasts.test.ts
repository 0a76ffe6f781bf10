import { expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

const fault = { tone: 'bad', code: 500, text: 'Oops! Something went wrong' } as const;

test('shows an error for five seconds', () => {
  const toasts = createToasts();
  toasts.show(fault);
  expect(toasts.read().visible).toMatchObject([{ ...fault, count: 1, leavesAfter: 5_000 }]);
});

test('messages of one code merge and keep their place; the same words count up', () => {
  const toasts = createToasts();
  const id = toasts.show(fault);
  toasts.show({ text: 'Saved' });
  expect(toasts.show(fault)).toBe(id);
  expect(toasts.read().visible).toMatchObject([
    { ...fault, id, count: 2 },
    { text: 'Saved', count: 1 },
  ]);
});

test('replaces a message by one with the same code and other text, and resets the count', () => {
  const toasts = createToasts();
  const id = toasts.show({ tone: 'good', code: 'article', text: 'Saved' });
  toasts.show({ tone: 'good', code: 'article', text: 'Saved' });
  toasts.show({ tone: 'good', code: 'article', text: 'Published' });
  expect(toasts.read().visible).toMatchObject([{ id, count: 1, text: 'Published' }]);
  toasts.show({ tone: 'bad', code: 'article', text: 'Published' });
  expect(toasts.read().visible).toMatchObject([{ id, count: 1, tone: 'bad' }]);
});

test('without a code, equal tone and text merge', () => {
  const toasts = createToasts();
  toasts.show({ tone: 'good', text: 'Saved' });
  toasts.show({ tone: 'good', text: 'Saved' });
  toasts.show({ tone: 'neutral', text: 'Saved' });
  expect(toasts.read().visible.map(({ count }) => count)).toEqual([2, 1]);
});

test('keeps a message with an action, whatever the duration', () => {
  const toasts = createToasts();
  toasts.show({ text: 'Route unfollowed', action: { label: 'Undo', onPress: () => {} }, duration: 1_000 });
  expect(toasts.read().visible[0]?.leavesAfter).toBeNull();
});

test('the oldest makes room, one with an action last', () => {
  const toasts = createToasts({ limit: 2 });
  toasts.show({ text: 'undo me', action: { label: 'Undo', onPress: () => {} } });
  toasts.show({ text: 'second' });
  toasts.show({ text: 'third' });
  expect(toasts.read().visible.map(({ text }) => text)).toEqual(['undo me', 'third']);
  expect(toasts.read().past.map(({ text }) => text)).toEqual(['second']);
});

test('remembers a limited number of past messages, newest first', () => {
  const toasts = createToasts({ limit: 1, history: 2 });
  for (const text of ['a', 'b', 'c', 'd']) toasts.show({ text });
  expect(toasts.read().past.map(({ text }) => text)).toEqual(['c', 'b']);
});

test('listeners hear of changes and of nothing else', () => {
  const toasts = createToasts();
  const listener = vi.fn();
  const leave = toasts.subscribe(listener);
  const id = toasts.show(fault);
  toasts.dismiss(id);
  toasts.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toasts.show(fault);
  expect(listener).toHaveBeenCalledTimes(2);
});

const words = {
  running: 'Exporting',
  done: (rows: number) => `${rows} rows exported`,
  failed: 'Not exported',
};

test('shows a run in one toast, which stays until it ends and then shows the result', async () => {
  const toasts = createToasts();
  const run = Promise.withResolvers<number>();
  const tracked = toasts.track(run.promise, words);
  expect(toasts.read().visible).toMatchObject([{ tone: 'running', text: 'Exporting', leavesAfter: null }]);
  run.resolve(3100);
  await expect(tracked).resolves.toBe(3100);
  expect(toasts.read().visible).toMatchObject([
    { tone: 'good', text: '3100 rows exported', leavesAfter: 5_000 },
  ]);
});

test('reports a failed run and rejects for its caller', async () => {
  const toasts = createToasts();
  await expect(toasts.track(Promise.reject(new Error('away')), words)).rejects.toThrow('away');
  expect(toasts.read().visible).toMatchObject([{ tone: 'bad', text: 'Not exported' }]);
});

test('keeps two runs of one kind apart, and shows the end of a dismissed one', async () => {
  const toasts = createToasts();
  const run = Promise.withResolvers<number>();
  const tracked = toasts.track(run.promise, words);
  void toasts.track(new Promise<number>(() => {}), words);
  expect(toasts.read().visible).toHaveLength(2);
  toasts.dismiss(toasts.read().visible[0]?.id ?? 0);
  run.resolve(1);
  await tracked;
  expect(toasts.read().visible.map(({ tone }) => tone)).toEqual(['running', 'good']);
});

test('after its deadline an offer goes, and only then the message leaves by itself', () => {
  const toasts = createToasts();
  const onExpire = vi.fn();
  const id = toasts.show({
    text: 'Route unfollowed',
    action: { label: 'Undo', onPress: () => {}, until: 10_000, onExpire },
  });
  expect(toasts.read().visible[0]?.leavesAfter).toBeNull();
  toasts.expire(id);
  toasts.expire(id);
  expect(toasts.read().visible).toMatchObject([{ text: 'Route unfollowed', leavesAfter: 5_000 }]);
  expect(toasts.read().visible[0]?.action).toBeUndefined();
  expect(onExpire).toHaveBeenCalledOnce();
});

test('the history knows when, and can be forgotten', () => {
  let clock = 1_000;
  const toasts = createToasts({ now: () => clock });
  const id = toasts.show({ text: 'Saved' });
  clock = 2_000;
  toasts.show({ text: 'Saved' });
  toasts.dismiss(id);
  expect(toasts.read().past).toMatchObject([{ text: 'Saved', at: 2_000, count: 2 }]);
  toasts.forget();
  expect(toasts.read().past).toEqual([]);
});

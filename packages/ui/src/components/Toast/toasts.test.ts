import { expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

const fault = { tone: 'bad', code: 500, text: 'Oops! Something went wrong' } as const;

test('an error stands five seconds', () => {
  const toasts = createToasts();
  toasts.show(fault);
  expect(toasts.read().shown).toMatchObject([{ ...fault, count: 1, leavesAfter: 5_000 }]);
});

test('messages of one code merge, keep their place and show the newest text', () => {
  const toasts = createToasts();
  const id = toasts.show(fault);
  toasts.show({ text: 'Saved' });
  expect(toasts.show({ ...fault, text: 'Something went wrong again' })).toBe(id);
  expect(toasts.read().shown).toMatchObject([
    { id, count: 2, text: 'Something went wrong again' },
    { text: 'Saved', count: 1 },
  ]);
});

test('without a code, equal tone and text merge', () => {
  const toasts = createToasts();
  toasts.show({ tone: 'good', text: 'Saved' });
  toasts.show({ tone: 'good', text: 'Saved' });
  toasts.show({ tone: 'neutral', text: 'Saved' });
  expect(toasts.read().shown.map(({ count }) => count)).toEqual([2, 1]);
});

test('nothing with an action disappears by itself, whatever duration was asked for', () => {
  const toasts = createToasts();
  toasts.show({ text: 'Route unfollowed', action: { label: 'Undo', onPress: () => {} }, duration: 1_000 });
  expect(toasts.read().shown[0]?.leavesAfter).toBeNull();
});

test('the oldest makes room, one with an action last', () => {
  const toasts = createToasts({ limit: 2 });
  toasts.show({ text: 'undo me', action: { label: 'Undo', onPress: () => {} } });
  toasts.show({ text: 'second' });
  toasts.show({ text: 'third' });
  expect(toasts.read().shown.map(({ text }) => text)).toEqual(['undo me', 'third']);
  expect(toasts.read().past.map(({ text }) => text)).toEqual(['second']);
});

test('what left is remembered, newest first, and not for ever', () => {
  const toasts = createToasts({ limit: 1, history: 2 });
  for (const text of ['a', 'b', 'c', 'd']) toasts.show({ text });
  expect(toasts.read().past.map(({ text }) => text)).toEqual(['c', 'b']);
});

test('listeners hear of changes and of nothing else', () => {
  const toasts = createToasts();
  const heard = vi.fn();
  const leave = toasts.subscribe(heard);
  const id = toasts.show(fault);
  toasts.dismiss(id);
  toasts.dismiss(id);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  toasts.show(fault);
  expect(heard).toHaveBeenCalledTimes(2);
});

import { expect, test, vi } from 'vitest';
import { noPrefs, withColumnShown } from './columnPrefs.ts';
import { createLocalPrefs } from './prefsStore.ts';

const hidden = withColumnShown(noPrefs, 'price', false);

function memory(start: Record<string, string> = {}) {
  const entries = new Map(Object.entries(start));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('keeps saved preferences for the next visit', () => {
  const storage = memory();
  createLocalPrefs('orders', () => storage).save(hidden);
  expect(createLocalPrefs('orders', () => storage).load()).toEqual(hidden);
  expect(createLocalPrefs('sailings', () => storage).load()).toBe(noPrefs);
});

test('the columns as designed leave nothing behind', () => {
  const storage = memory();
  const store = createLocalPrefs('orders', () => storage);
  store.save(hidden);
  store.save(noPrefs);
  expect(storage.getItem('orders')).toBeNull();
});

test('returns the same object until it changes, and notifies of the change', () => {
  const store = createLocalPrefs('orders', () => memory());
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  expect(store.load()).toBe(store.load());
  store.save(hidden);
  expect(listener).toHaveBeenCalledOnce();
  expect(store.load()).toBe(hidden);
  stop();
  store.save(noPrefs);
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ['text that is no JSON', () => memory({ orders: '{' })],
  [
    'a storage that is blocked',
    () => {
      throw new Error('blocked');
    },
  ],
])('%s leaves the columns as designed, and changes last as long as the page', (_, storage) => {
  const store = createLocalPrefs('orders', storage);
  expect(store.load()).toBe(noPrefs);
  store.save(hidden);
  expect(store.load()).toBe(hidden);
});

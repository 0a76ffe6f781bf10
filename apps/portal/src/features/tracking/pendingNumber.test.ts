import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPressed, takePressed } from './pendingNumber.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a press is gone on with once, so that a reload or a way back adds nothing', () => {
  keepPressed('CSNU6218474');
  expect(takePressed('CSNU6218474')).toBe(true);
  expect(takePressed('CSNU6218474')).toBe(false);
});

test('a press belongs to its number: another address forgets it', () => {
  keepPressed('CSNU6218474');
  expect(takePressed('MSKU9070323')).toBe(false);
  expect(takePressed('CSNU6218474')).toBe(false);
  expect(takePressed('')).toBe(false);
});

test('without storage nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepPressed('CSNU6218474');
  expect(takePressed('CSNU6218474')).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForLogin, takeAfterLogin } from './untilLogin.ts';

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

const five = [
  { number: 'CSNU6218474' },
  { number: 'COSU6391457720', carrier: 'COSU' },
  { number: '6391457721', kind: 'booking' },
] as const;
const address = five.map(({ number }) => number).join(',');

test('numbers are returned once, with their settings', () => {
  keepForLogin(five);
  expect(takeAfterLogin(address)).toEqual(five);
  expect(takeAfterLogin(address)).toBeNull();
});

test('numbers that the address does not bring are not added', () => {
  keepForLogin(five);
  expect(takeAfterLogin('')).toBeNull();
  expect(takeAfterLogin('CSNU6218474')).toBeNull();
});

test('leaves out broken or foreign data', () => {
  storage.set('fairway.tracking.add', '{');
  expect(takeAfterLogin(address)).toBeNull();
  storage.set('fairway.tracking.add', JSON.stringify([{ number: 7 }, null, { number: 'A'.repeat(99) }]));
  expect(takeAfterLogin('')).toBeNull();
  storage.set('fairway.tracking.add', JSON.stringify([{ number: 'CSNU6218474', kind: 'x', carrier: '<b>' }]));
  expect(takeAfterLogin('CSNU6218474')).toEqual([{ number: 'CSNU6218474' }]);
});

test('without storage nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepForLogin(five);
  expect(takeAfterLogin(address)).toBeNull();
});

import { expect, test } from 'vitest';
import { waitOf } from './waitOf.ts';

const now = Date.parse('2026-11-20T09:00:00Z');

test("the server's Retry-After is the wait", () => {
  expect(waitOf({ kind: 'limited', retryAt: new Date(now + 42_000) }, now)).toBe(42);
});

test('a failure that names no time starts no cooldown', () => {
  expect(waitOf({ kind: 'network' }, now)).toBeNull();
  expect(waitOf({ kind: 'limited', retryAt: undefined }, now)).toBeNull();
  expect(waitOf(new TypeError('no'), now)).toBeNull();
  expect(waitOf(null, now)).toBeNull();
});

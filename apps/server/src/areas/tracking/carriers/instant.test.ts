import { expect, test } from 'vitest';
import { instantOf } from './instant.ts';

test.each([
  ['2026-11-22T10:12:00+08', '2026-11-22T02:12:00.000Z'],
  ['2026-11-22T10:12:00+0800', '2026-11-22T02:12:00.000Z'],
  ['2026-11-22T10:12:00+08:00', '2026-11-22T02:12:00.000Z'],
  ['2026-11-22T10:12-0330', '2026-11-22T13:42:00.000Z'],
  ['2026-11-22T02:12:00.1234567Z', '2026-11-22T02:12:00.123Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
])('%s is %s', (value, expected) => {
  expect(instantOf(value)?.toISOString()).toBe(expected);
});

test.each([
  '2026-02-30T10:00:00Z',
  '2026-02-29T10:00:00+08',
  '2026-11-22T25:00:00Z',
  '2026-13-01T00:00:00Z',
  'soon',
  '',
])('%s is no instant', (value) => {
  expect(instantOf(value)).toBeNull();
});

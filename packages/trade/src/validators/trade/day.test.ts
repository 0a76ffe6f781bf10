import { expect, test } from 'vitest';
import { day } from './day.ts';

test.each([
  ['2026-11-20', null],
  ['2024-02-29', null],
  ['2026-02-29', 'day'],
  ['2026-02-30', 'day'],
  ['2026-13-01', 'day'],
  ['2026-1-1', 'day'],
  ['20261120', 'day'],
  ['2026-11-20T00:00:00Z', 'day'],
  ['', 'day'],
])('%j: %s', (value, broken) => {
  expect(day(value)).toBe(broken);
});

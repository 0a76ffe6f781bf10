import { expect, test } from 'vitest';
import { endOfDay, lastDay } from './endOfDay.ts';

test.each(['2026-11-22', '2026-12-31', ''])('%j is read back', (day) => {
  expect(lastDay(endOfDay(day))).toBe(day);
});

test('a day ends at midnight in China', () => {
  expect(endOfDay('2026-11-22')).toBe('2026-11-22T16:00:00.000Z');
});

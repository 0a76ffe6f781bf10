import { expect, it } from 'vitest';
import { bookingWeek } from './bookingWeek.ts';

it.each([
  ['2026-11-16', '2026-W47'],
  ['2026-11-19', '2026-W47'],
  ['2026-11-19T15:59', '2026-W47'],
  ['2026-11-19T16:00', '2026-W48'],
  ['2026-11-20', '2026-W48'],
  ['2026-11-22', '2026-W48'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-01', '2027-W01'],
])('on %s people book for %s', (day, week) => {
  expect(bookingWeek(new Date(day.includes('T') ? `${day}:00Z` : `${day}T04:00:00Z`))).toBe(week);
});

import { expect, test } from 'vitest';
import { clockProblem } from './demurrage.ts';
import { demurrageClock } from './demurrageClock.ts';

const days = { first: '2026-11-02', gate: '2026-11-12', last: '2026-11-20' };

test.each([
  ['demurrage', 'import', days, '2026-11-02 to 2026-11-12'],
  ['storage', 'import', days, '2026-11-02 to 2026-11-12'],
  ['detention', 'import', days, '2026-11-13 to 2026-11-20'],
  ['combined', 'import', days, '2026-11-02 to 2026-11-20'],
  ['detention', 'export', days, '2026-11-02 to 2026-11-12'],
  ['demurrage', 'export', days, '2026-11-13 to 2026-11-20'],
  ['storage', 'export', days, '2026-11-13 to 2026-11-20'],
  ['combined', 'export', days, '2026-11-02 to 2026-11-20'],
  // Still outside: the first clock is over, the others are not.
  ['demurrage', 'import', { ...days, last: null }, '2026-11-02 to 2026-11-12'],
  ['detention', 'import', { ...days, last: null }, 'none'],
  ['combined', 'import', { ...days, last: null }, 'none'],
  ['demurrage', 'import', { ...days, gate: null }, 'none'],
  ['demurrage', 'import', { ...days, first: null }, 'none'],
  ['combined', 'import', { ...days, first: null }, 'none'],
  // Returned on the day of gate-out, which the terminal counts.
  ['detention', 'import', { ...days, last: days.gate }, 'none'],
] as const)('%s of %s over %o: %s', (kind, direction, of, clock) => {
  const read = demurrageClock(kind, direction, of);
  expect(read ? `${read.start} to ${read.end}` : 'none').toBe(clock);
});

test('days in the wrong order stay visible', () => {
  const clock = demurrageClock('detention', 'import', { ...days, last: '2026-11-10' });
  expect(clock && clockProblem(clock.start, clock.end)).toBe('order');
});

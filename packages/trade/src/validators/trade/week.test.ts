import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { week } from './week.ts';

test.each([...new Set(Object.values(vectors.isoWeek)), ...Object.keys(vectors.isoWeekMonday)])(
  '%s is a week',
  (value) => {
    expect(week(value)).toBeNull();
  },
);

test.each(Object.entries(vectors.weeksInYear))('%s has %d weeks', (year, weeks) => {
  expect(week(`${year}-W${weeks}`)).toBeNull();
  expect(week(`${year}-W${weeks + 1}`)).toBe('week');
});

test.each(['2026-W00', '2026-W54', '2026W48', '2026-w48', '2026-48', 'W48', '2026-W48\n', ''])(
  '%j is no week',
  (value) => {
    expect(week(value)).toBe('week');
  },
);

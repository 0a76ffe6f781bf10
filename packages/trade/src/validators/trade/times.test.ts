import { expect, test } from 'vitest';
import { month } from './month.ts';
import { time } from './time.ts';
import { zonedTime } from './zonedTime.ts';

test.each([
  ['2026-11', null],
  ['2026-00', 'month'],
  ['2026-13', 'month'],
  ['2026-1', 'month'],
  ['2026-11-01', 'month'],
  ['', 'month'],
])('month %s: %s', (value, broken) => {
  expect(month(value)).toBe(broken);
});

test.each([
  ['00:00', null],
  ['23:59', null],
  ['24:00', 'time'],
  ['9:30', 'time'],
  ['09:60', 'time'],
  ['09:30:00', 'time'],
  ['', 'time'],
])('time %s: %s', (value, broken) => {
  expect(time(value)).toBe(broken);
});

test.each([
  ['2026-12-02T15:00:00+01:00[Europe/Berlin]', null],
  ['2026-12-02T15:00:00+08:00[Asia/Shanghai]', null],
  ['2026-12-02T15:00:00Z[UTC]', null],
  ['2026-12-02T15:00:00+00:00[UTC]', null],
  ['2026-11-01T01:30:00-04:00[America/New_York]', null],
  ['2026-11-01T01:30:00-05:00[America/New_York]', null],
  ['2026-03-29T02:30:00+01:00[Europe/Berlin]', 'zonedTime'],
  ['2026-07-02T15:00:00+01:00[Europe/Berlin]', 'zonedTime'],
  ['2026-12-02T15:00:00+01:00[Europe/Bonn]', 'zonedTime'],
  ['2026-02-30T15:00:00+01:00[Europe/Berlin]', 'zonedTime'],
  ['2026-12-02T15:00[Europe/Berlin]', 'zonedTime'],
  ['2026-12-02T15:00:00+01:00', 'zonedTime'],
  ['', 'zonedTime'],
])('zoned time %s: %s', (value, broken) => {
  expect(zonedTime(value)).toBe(broken);
});

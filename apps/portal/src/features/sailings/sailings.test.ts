import { expect, test } from 'vitest';
import { closedBy } from './closedBy.ts';
import { weekName } from './weekName.ts';

const at = (day: number) => ({ at: `2026-11-${day}T10:00:00.000Z`, zone: 'Asia/Shanghai' });
const sailing = { closing: at(20), portCutOff: at(22), departure: at(24) };

test.each([
  ['2026-11-20T09:59:59Z', null],
  ['2026-11-20T10:00:00Z', 'documentsClosed'],
  ['2026-11-22T10:00:00Z', 'portClosed'],
  ['2026-11-24T10:00:00Z', 'departed'],
  ['2027-01-01T00:00:00Z', 'departed'],
])('at %s a sailing is closed by %s', (now, by) => {
  expect(closedBy(sailing, new Date(now))).toBe(by);
});

test.each([
  ['2026-W49', 'W49 · 2026-11-30 to 2026-12-06'],
  ['2026-W53', 'W53 · 2026-12-28 to 2027-01-03'],
  ['2027-W01', 'W01 · 2027-01-04 to 2027-01-10'],
])('%s is named by its number, its Monday and its Sunday', (week, name) => {
  expect(weekName(week, { days: (from, to) => `${from} to ${to}` })).toBe(name);
});

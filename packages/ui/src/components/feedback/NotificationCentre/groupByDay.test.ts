import { expect, test } from 'vitest';
import { dayBefore, groupByDay } from './groupByDay.ts';
import type { NotificationItem } from './types.ts';

const sent = (key: string, sentAt: string): NotificationItem => ({ key, title: key, sentAt, read: false });
const keysByDay = (items: readonly NotificationItem[], timeZone: string) =>
  groupByDay(items, timeZone).map(({ day, items: ofDay }) => [day, ofDay.map(({ key }) => key)]);

test('newest first, by the day of the reader and not of Greenwich', () => {
  const items = [
    sent('morning', '2026-11-29T01:00:00Z'),
    sent('late', '2026-11-29T16:30:00Z'),
    sent('noon', '2026-11-29T04:00:00Z'),
  ];
  expect(keysByDay(items, 'Asia/Shanghai')).toEqual([
    ['2026-11-30', ['late']],
    ['2026-11-29', ['noon', 'morning']],
  ]);
  expect(keysByDay(items, 'UTC')).toEqual([['2026-11-29', ['late', 'noon', 'morning']]]);
});

test('an instant that nobody can read is left out', () => {
  expect(keysByDay([sent('broken', 'yesterday')], 'UTC')).toEqual([]);
});

test.each([
  ['2026-11-29', '2026-11-28'],
  ['2026-03-01', '2026-02-28'],
  ['2027-01-01', '2026-12-31'],
])('the day before %s is %s', (day, expected) => {
  expect(dayBefore(day)).toBe(expected);
});

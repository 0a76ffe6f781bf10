import { expect, test } from 'vitest';
import { dueAt } from './due.ts';

const shanghai = { lang: 'zh-CN', timeZone: 'Asia/Shanghai' };

test('an instant is written in its time zone, and over the moment it passes', () => {
  expect(dueAt('2026-11-23T04:00:00Z', { ...shanghai, now: '2026-11-23T04:00:00Z' })).toEqual({
    text: '11 月 23 日 12:00',
    over: false,
  });
  expect(dueAt('2026-11-23T04:00:00Z', { ...shanghai, now: '2026-11-23T04:00:01Z' }).over).toBe(true);
});

test('a day is over when it ends there, not here', () => {
  const due = (now: string) => dueAt('2026-11-23', { ...shanghai, now });
  expect(due('2026-11-23T15:59:59Z')).toEqual({ text: '11 月 23 日', over: false });
  expect(due('2026-11-23T16:00:00Z').over).toBe(true);
});

test('marks nothing as overdue without a clock and shows a value that is not a date unchanged', () => {
  expect(dueAt('2026-11-23', { lang: 'en', timeZone: 'Asia/Shanghai' })).toEqual({
    text: '23 Nov 2026',
    over: false,
  });
  expect(dueAt('next week', { ...shanghai, now: '2026-11-23' })).toEqual({ text: 'next week', over: false });
});

test('the year is written where it is not the present one, or where there is no clock', () => {
  expect(dueAt('2027-01-02', { ...shanghai, now: '2026-12-30' }).text).toBe('2027 年 1 月 2 日');
  expect(dueAt('2026-12-31T16:30:00Z', { ...shanghai, now: '2026-12-31T10:00:00Z' }).text).toBe(
    '2027 年 1 月 1 日 00:30',
  );
  expect(dueAt('2026-12-02T03:33:00Z', { ...shanghai, lang: 'en', now: '2026-11-30' }).text).toBe(
    '2 Dec, 11:33',
  );
});

import { expect, test } from 'vitest';
import { dueAt } from './due.ts';

const shanghai = { lang: 'zh-CN', timeZone: 'Asia/Shanghai' };

test('an instant is written in its time zone, and over the moment it passes', () => {
  expect(dueAt('2026-11-23T04:00:00Z', { ...shanghai, now: '2026-11-23T04:00:00Z' })).toEqual({
    text: '2026年11月23日 12:00',
    over: false,
  });
  expect(dueAt('2026-11-23T04:00:00Z', { ...shanghai, now: '2026-11-23T04:00:01Z' }).over).toBe(true);
});

test('a day is over when it ends there, not here', () => {
  const due = (now: string) => dueAt('2026-11-23', { ...shanghai, now });
  expect(due('2026-11-23T15:59:59Z')).toEqual({ text: '2026年11月23日', over: false });
  expect(due('2026-11-23T16:00:00Z').over).toBe(true);
});

test('without a clock nothing is over, and what is no date stands as it is', () => {
  expect(dueAt('2026-11-23', { lang: 'en', timeZone: 'Asia/Shanghai' })).toEqual({
    text: '23 Nov 2026',
    over: false,
  });
  expect(dueAt('next week', { ...shanghai, now: '2026-11-23' })).toEqual({ text: 'next week', over: false });
});

import { month } from '@fairway/trade';
import { expect, test } from 'vitest';
import { monthAfter, readMonth } from './readMonth.ts';

test.each([
  ['2026-11', 'en', '2026-11'],
  ['2026-1', 'en', '2026-01'],
  ['2026/11', 'zh-CN', '2026-11'],
  ['202611', 'zh-CN', '2026-11'],
  ['2026年11月', 'zh-CN', '2026-11'],
  ['２０２６年１１月', 'zh-CN', '2026-11'],
  ['2026년 11월', 'ko', '2026-11'],
  ['11/2026', 'en', '2026-11'],
  ['11.2026', 'de', '2026-11'],
  ['Nov 2026', 'en', '2026-11'],
  ['november 2026', 'zh-CN', '2026-11'],
  ['2026 Nov.', 'en', '2026-11'],
  ['Dezember 2026', 'de', '2026-12'],
  ['März 2026', 'de', '2026-03'],
  ['noviembre de 2026', 'es', '2026-11'],
  ['tháng 11/2026', 'vi', '2026-11'],
])('%s in %s is %s', (typed, lang, expected) => {
  expect(readMonth(typed, lang)).toBe(expected);
});

test.each(['', '11', '2026', '2026-13', '2026-00', 'Nov', 'soon 2026', '2026-11-20', '1'.repeat(300)])(
  '%s is no month',
  (typed) => {
    expect(readMonth(typed, 'en')).toBeNull();
  },
);

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 18, '2027-12'],
])('%s and %i months: %s', (from, months, expected) => {
  expect(monthAfter(from, months)).toBe(expected);
  expect(month(monthAfter(from, months))).toBeNull();
  expect(monthAfter(monthAfter(from, months), -months)).toBe(from);
});

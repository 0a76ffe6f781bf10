import { expect, test } from 'vitest';
import { clampWeek, monthOf, weeksOfMonth } from './weekRows.ts';

test('December 2026 touches weeks 49 to 53', () => {
  expect(weeksOfMonth('2026-W51')).toEqual(['2026-W49', '2026-W50', '2026-W51', '2026-W52', '2026-W53']);
});

test('January 2027 begins in the last week of 2026', () => {
  expect(weeksOfMonth('2027-W01')).toEqual(['2026-W53', '2027-W01', '2027-W02', '2027-W03', '2027-W04']);
});

test('a week over the end of a month belongs to the month of its Thursday', () => {
  expect(weeksOfMonth('2026-W49')[0]).toBe('2026-W49');
  expect(monthOf('2026-11-30')).toBe('2026-11');
});

test('a week outside its limits becomes the nearest inside', () => {
  expect(clampWeek('2026-W40', '2026-W47', undefined)).toBe('2026-W47');
  expect(clampWeek('2027-W40', '2026-W47', '2027-W08')).toBe('2027-W08');
  expect(clampWeek('2026-W50', '2026-W47', '2027-W08')).toBe('2026-W50');
});

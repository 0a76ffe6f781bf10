import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { isDay } from './isDay.ts';
import { addTo, clampDay, countDays, edgeOfWeek, monthGrid, moveDay } from './month.ts';

test.each([
  ['2026-11-23', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['', false],
  [null, false],
  [20261123, false],
])('%s exists: %s', (text, exists) => {
  expect(isDay(text)).toBe(exists);
});

test.each(['en', 'zh-CN'])('November 2026 in %s has six weeks from Monday to Sunday', (lang) => {
  const weeks = monthGrid('2026-11-20', lang);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks[5]?.[6]).toBe('2026-12-06');
  expect(edgeOfWeek('2026-11-20', lang, 'first')).toBe('2026-11-16');
  expect(edgeOfWeek('2026-11-20', lang, 'last')).toBe('2026-11-22');
});

test.each([
  ...['zh-CN', 'en', 'en-GB', 'de', 'es', 'fr', 'vi'].map((lang) => [lang, '2026-11-16'] as const),
  ...['en-US', 'ja', 'ko', 'zh-TW'].map((lang) => [lang, '2026-11-15'] as const),
])('in %s the week of 20 November 2026 begins on %s', (lang, first) => {
  expect(edgeOfWeek('2026-11-20', lang, 'first')).toBe(first);
});

test('February 2027 fills four weeks exactly', () => {
  expect(monthGrid('2027-02-01', 'en')).toHaveLength(4);
});

test('months later the last day stays in its month', () => {
  expect(addTo('2027-01-31', { months: 1 })).toBe('2027-02-28');
  expect(addTo('2024-02-29', { years: 1 })).toBe('2025-02-28');
  expect(addTo('2026-12-31', { days: 1 })).toBe('2027-01-01');
});

describe('keys lead from 2026-11-20', () => {
  test.each([
    ['ArrowLeft', false, '2026-11-19'],
    ['ArrowRight', false, '2026-11-21'],
    ['ArrowUp', false, '2026-11-13'],
    ['ArrowDown', false, '2026-11-27'],
    ['PageUp', false, '2026-10-20'],
    ['PageDown', false, '2026-12-20'],
    ['PageUp', true, '2025-11-20'],
    ['PageDown', true, '2027-11-20'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['Enter', false, undefined],
  ])('%s (shift %s) to %s', (key, shift, day) => {
    expect(moveDay(key, shift, '2026-11-20', { lang: 'en', rtl: false })).toBe(day);
  });

  test('from right to left the arrows turn round', () => {
    expect(moveDay('ArrowLeft', false, '2026-11-20', { lang: 'en', rtl: true })).toBe('2026-11-21');
  });
});

test('limits and lengths', () => {
  expect(clampDay('2026-11-01', '2026-11-20', undefined)).toBe('2026-11-20');
  expect(clampDay('2026-12-01', undefined, '2026-11-30')).toBe('2026-11-30');
  expect(countDays('2026-11-23', '2026-11-29')).toBe(7);
});

test('every grid holds its month once, in whole weeks without a gap', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as IsoDay);
  fc.assert(
    fc.property(days, (day) => {
      const all = monthGrid(day, 'en').flat();
      expect(all).toContain(day);
      expect(all.length % 7).toBe(0);
      expect(countDays(all[0] ?? day, all.at(-1) ?? day)).toBe(all.length);
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

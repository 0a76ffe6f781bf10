import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  addWeeks,
  compareWeeks,
  daysOf,
  type IsoDay,
  isWeek,
  parseWeek,
  thursdayOf,
  weekNumber,
  weekOf,
  weeksInYear,
} from './isoWeek.ts';

test.each([
  ['2026-11-23', '2026-W48'],
  ['2026-11-29', '2026-W48'],
  ['2024-12-30', '2025-W01'],
  ['2025-12-29', '2026-W01'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2023-01-01', '2022-W52'],
  ['1999-12-31', '1999-W52'],
] as const)('%s lies in %s', (date, week) => {
  expect(weekOf(date)).toBe(week);
});

test('week 48 of 2026 runs from 23 to 29 November', () => {
  expect(daysOf('2026-W48')).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
});

test.each([
  [2020, 53],
  [2024, 52],
  [2025, 52],
  [2026, 53],
  [2027, 52],
  [2032, 53],
])('%i has %i weeks', (year, weeks) => {
  expect(weeksInYear(year)).toBe(weeks);
});

test('weeks go on over the end of a year', () => {
  expect(addWeeks('2026-W52', 1)).toBe('2026-W53');
  expect(addWeeks('2026-W53', 1)).toBe('2027-W01');
  expect(addWeeks('2025-W01', -1)).toBe('2024-W52');
});

test('a month later the Thursday keeps its day as nearly as the month allows', () => {
  expect(addMonths('2026-W53', -1)).toBe('2026-W48');
  expect(addMonths('2026-W48', 1)).toBe('2026-W52');
  expect(addMonths('2026-W05', 1)).toBe('2026-W09');
  expect(addMonths('2026-W48', -12)).toBe('2025-W48');
});

describe('typed', () => {
  test.each([
    ['2026-W48', '2026-W48'],
    ['2026w48', '2026-W48'],
    ['202648', '2026-W48'],
    ['2026-48', '2026-W48'],
    ['2026 W 8', '2026-W08'],
    ['W48', '2026-W48'],
    ['w48', '2026-W48'],
    ['48', '2026-W48'],
    ['２０２６－Ｗ４８', '2026-W48'],
    ['４８', '2026-W48'],
    ['第48周', '2026-W48'],
    ['2026年第48周', '2026-W48'],
    ['2', '2027-W02'],
    ['W53', '2026-W53'],
    ['2025-W53', null],
    ['2026-W00', null],
    ['54', null],
    ['20264', null],
    ['2026', null],
    ['next week', null],
    ['', null],
  ])('%s near 2026-W47 is %s', (text, week) => {
    expect(parseWeek(text, '2026-W47')).toBe(week);
  });
});

test.each([
  ['2026-W53', true],
  ['2025-W53', false],
  ['2026-W00', false],
  ['2026W48', false],
  ['2026-w48', false],
])('%s exists: %s', (text, exists) => {
  expect(isWeek(text)).toBe(exists);
});

describe('for every day from 1900 to 2200', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as IsoDay);

  test('the week of a day holds that day, starts on a Monday and exists', () => {
    fc.assert(
      fc.property(days, (date) => {
        const week = weekOf(date);
        expect(daysOf(week)).toContain(date);
        expect(new Date(daysOf(week)[0] ?? '').getUTCDay()).toBe(1);
        expect(isWeek(week)).toBe(true);
      }),
    );
  });

  test('the Thursday decides the year', () => {
    fc.assert(
      fc.property(days, (date) => {
        const week = weekOf(date);
        expect(daysOf(week)[3]?.slice(0, 4)).toBe(week.slice(0, 4));
      }),
    );
  });

  test('going there and back again leads home, and order follows', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (date, weeks) => {
        const week = weekOf(date);
        const there = addWeeks(week, weeks);
        expect(addWeeks(there, -weeks)).toBe(week);
        expect(Math.sign(compareWeeks(there, week))).toBe(Math.sign(weeks));
      }),
    );
  });

  test('adding months gives exactly that month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40, max: 40 }), (date, months) => {
        const [from, to] = [weekOf(date), addMonths(weekOf(date), months)].map((week) => {
          const [year, month] = thursdayOf(week).split('-').map(Number);
          return (year ?? 0) * 12 + (month ?? 0);
        });
        expect((to ?? 0) - (from ?? 0)).toBe(months);
      }),
    );
  });

  test('a week is read back from its own spelling and from its number alone', () => {
    fc.assert(
      fc.property(days, (date) => {
        const week = weekOf(date);
        expect(parseWeek(week, '2026-W48')).toBe(week);
        expect(parseWeek(`${weekNumber(week)}`, week)).toBe(week);
      }),
    );
  });
});

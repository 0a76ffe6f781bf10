import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addWeeks,
  daysBetween,
  formatWeek,
  isDay,
  mondayOf,
  parseWeek,
  weekOfDay,
  weeksFrom,
} from './weeks.ts';

describe('weekOfDay', () => {
  it.each([
    ['2024-12-29', 202452],
    ['2024-12-30', 202501],
    ['2025-12-28', 202552],
    ['2025-12-29', 202601],
    ['2026-11-23', 202648],
    ['2026-12-31', 202653],
    ['2027-01-03', 202653],
    ['2027-01-04', 202701],
    ['2020-12-31', 202053],
    ['2021-01-01', 202053],
  ])('puts %s into %i: the Thursday decides the year', (day, week) => {
    expect(weekOfDay(day)).toBe(week);
  });
});

describe('isDay', () => {
  it.each([
    ['2026-11-23', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-99-99', false],
    ['2026-2-3', false],
    ['26-11-23', false],
    ['2026-11-23T00:00Z', false],
    ['', false],
  ])('%j is one: %j', (text, real) => {
    expect(isDay(text)).toBe(real);
  });
});

describe('parseWeek', () => {
  it.each([
    ['2026-W53', 202653],
    ['2020-W53', 202053],
    ['2025-W53', null],
    ['2024-W53', null],
    ['2026-W00', null],
    ['2026-W54', null],
    ['2026-48', null],
    ['0000-W01', null],
    ['0050-W01', null],
    ['9999-W52', null],
    ['2999-W52', 299952],
  ])('reads %s as %s', (text, week) => {
    expect(parseWeek(text)).toBe(week);
  });
});

describe('a run of weeks', () => {
  it('crosses the end of a year of 53 weeks', () => {
    expect(weeksFrom(202652, 3).map(formatWeek)).toEqual(['2026-W52', '2026-W53', '2027-W01']);
  });

  it('crosses the end of a year of 52 weeks', () => {
    expect(weeksFrom(202551, 3).map(formatWeek)).toEqual(['2025-W51', '2025-W52', '2026-W01']);
  });

  it('starts each week on a Monday', () => {
    expect(mondayOf(202501)).toBe('2024-12-30');
    expect(mondayOf(202653)).toBe('2026-12-28');
  });
});

const day = fc.integer({ min: 0, max: 47_000 }).map((days) => addDays('1971-01-01', days));

describe('for any day', () => {
  it('the Monday of its week is at most six days before it', () => {
    fc.assert(
      fc.property(day, (any) => {
        const offset = daysBetween(mondayOf(weekOfDay(any)), any);
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('a week survives being written and read', () => {
    fc.assert(
      fc.property(day, (any) => {
        expect(parseWeek(formatWeek(weekOfDay(any)))).toBe(weekOfDay(any));
      }),
    );
  });

  it('going n weeks on and n weeks back is where one was', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -600, max: 600 }), (any, weeks) => {
        expect(addWeeks(addWeeks(weekOfDay(any), weeks), -weeks)).toBe(weekOfDay(any));
      }),
    );
  });
});

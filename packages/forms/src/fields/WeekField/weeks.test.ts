import { addDays, addWeeks, daysBetween, formatWeek, mondayOf, parseWeek, weekOfDay } from '@fairway/trade';
import * as kit from '@fairway/ui/dates';
import { expect, test } from 'vitest';

const first = '1900-01-01';
const days = Array.from({ length: daysBetween(first, '2200-01-01') }, (_, index) => addDays(first, index));

test('kit and trade put every day of three hundred years into the same week', () => {
  const differ = days.filter((day) => formatWeek(weekOfDay(day)) !== kit.weekOf(day as kit.IsoDay));
  expect(differ).toEqual([]);
});

test('kit and trade begin weeks on the same Monday, and count them alike', () => {
  for (const monday of days.filter((_, index) => index % 7 === 0)) {
    const week = formatWeek(weekOfDay(monday)) as kit.IsoWeek;
    expect(mondayOf(weekOfDay(monday))).toBe(kit.daysOf(week)[0]);
    expect(formatWeek(addWeeks(weekOfDay(monday), 30))).toBe(kit.addWeeks(week, 30));
  }
});

test('kit and trade know the same years of 53 weeks', () => {
  for (let year = 1900; year < 2200; year += 1) {
    expect(parseWeek(`${year}-W53`) !== null).toBe(kit.weeksInYear(year) === 53);
  }
});

import { addDays, daysBetween } from '../weeks.ts';
import { type DemurrageTerms, lastFreeDay, mostDemurrageDays, type WorkedDay } from './demurrage.ts';

/** A public holiday, `2026-12-25`, with its names. */
export interface PublicHoliday {
  readonly day: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** The days on which people in a country do not work, known from one day to another, both included. */
export interface DayCalendar {
  readonly from: string;
  readonly to: string;
  /** Weekdays off: 0 is Sunday, 6 Saturday. */
  readonly weekend: readonly number[];
  readonly holidays: readonly PublicHoliday[];
  /** Days of a weekend that are worked in exchange for a holiday. */
  readonly worked: readonly string[];
}

/** Free time of a container where it is. */
export interface FreeTime {
  readonly freeDays: number;
  /** The last free day; the day before the first one without free days. Null while the calendar that decides it is not known. */
  readonly last: string | null;
  /** Free days on which people work; null while the calendar is not known for all of them. */
  readonly workedDays: number | null;
  /** Free days on a weekend that is not worked. */
  readonly weekendDays: number;
  /** Public holidays among the free days that are not on a weekend. */
  readonly holidays: readonly PublicHoliday[];
}

/** Whether a calendar contains all days from `first` to `last`. */
export function knowsDays(calendar: DayCalendar | null, first: string, last: string): boolean {
  return calendar !== null && calendar.from <= first && last <= calendar.to;
}

/** Whether people work on a day of the calendar; on days outside of the calendar only weekends are off. */
export function workedBy(calendar: DayCalendar | null): WorkedDay {
  const holidays = new Set(calendar?.holidays.map(({ day }) => day));
  const worked = new Set(calendar?.worked);
  return (day) => worked.has(day) || !(holidays.has(day) || isOff(calendar, day));
}

/**
 * Returns the free time of a clock whose first day is `start`: "7 days on paper, 4 to work with". Without a calendar
 * for these days it returns the values that do not depend on one, and null for the rest.
 */
export function freeTimeFrom(
  terms: Pick<DemurrageTerms, 'freeDays' | 'count'>,
  start: string,
  calendar: DayCalendar | null,
): FreeTime {
  const { freeDays } = terms;
  const isWorked = workedBy(calendar);
  const last = lastFreeDay(terms, start, isWorked);
  const known = freeDays === 0 || knowsDays(calendar, start, last);
  const unknown = { freeDays, workedDays: null, weekendDays: 0, holidays: [] };
  if (!known) return { ...unknown, last: terms.count === 'working' ? null : last };
  const length = Math.min(mostDemurrageDays, Math.max(0, daysBetween(start, last) + 1));
  const days = Array.from({ length }, (_, index) => addDays(start, index));
  const off = days.filter((day) => !isWorked(day));
  return {
    freeDays,
    last,
    workedDays: days.length - off.length,
    weekendDays: off.filter((day) => isOff(calendar, day)).length,
    holidays: (calendar?.holidays ?? []).filter(({ day }) => off.includes(day) && !isOff(calendar, day)),
  };
}

function isOff(calendar: DayCalendar | null, day: string): boolean {
  return (calendar?.weekend ?? [0, 6]).includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

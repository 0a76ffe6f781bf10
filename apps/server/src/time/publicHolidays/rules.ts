import { addDays, type PublicHoliday } from '@fairway/trade';

/** A public holiday that a law sets by a rule: its names, and its day in a year, `2026-12-25`. */
export interface HolidayRule {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly dayIn: (year: number) => string;
  /** The first year of the rule. */
  readonly since?: number;
}

/**
 * When people have another day off for a holiday on a weekend. `next`: the next working day. `nearest`: Friday for a
 * Saturday and Monday for a Sunday. `afterSunday`: the next day that is no holiday, for a Sunday only.
 */
export type Substitute = 'none' | 'next' | 'nearest' | 'afterSunday';

/** The same day each year. */
export function fixed(month: number, day: number, nameZh: string, nameEn: string): HolidayRule {
  return { nameZh, nameEn, dayIn: (year) => dayOf(year, month, day) };
}

/** So many days after Easter Sunday, or before it when negative. */
export function fromEaster(days: number, nameZh: string, nameEn: string): HolidayRule {
  return { nameZh, nameEn, dayIn: (year) => addDays(easterSunday(year), days) };
}

/** A weekday of a month (0 is Sunday): the first is 1, the last is -1. */
export function weekdayOf(
  count: number,
  weekday: number,
  month: number,
  nameZh: string,
  nameEn: string,
): HolidayRule {
  const dayIn = (year: number) => {
    if (count > 0) {
      const first = dayOf(year, month, 1);
      return addDays(first, ((weekday - weekdayAt(first) + 7) % 7) + 7 * (count - 1));
    }
    const last = addDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1);
    return addDays(last, -((weekdayAt(last) - weekday + 7) % 7));
  };
  return { nameZh, nameEn, dayIn };
}

/** Returns Easter Sunday of the Gregorian calendar, by the method of Butcher (1876) from Meeus. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * late + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The holidays of a year in their order, with the other days off for those on a weekend. */
export function holidaysIn(
  year: number,
  rules: readonly HolidayRule[],
  substitute: Substitute,
): PublicHoliday[] {
  const holidays = rules
    .filter(({ since = 0 }) => since <= year)
    .map(({ nameZh, nameEn, dayIn }) => ({ nameZh, nameEn, day: dayIn(year) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const daysOff = new Set(holidays.map(({ day }) => day));
  for (const { nameZh, nameEn, day } of [...holidays]) {
    const instead = substituteFor(day, substitute, daysOff);
    if (instead === null) continue;
    daysOff.add(instead);
    holidays.push({ day: instead, nameZh: `${nameZh}补假`, nameEn: `${nameEn} (substitute day)` });
  }
  return holidays.toSorted((one, other) => one.day.localeCompare(other.day));
}

function substituteFor(day: string, substitute: Substitute, daysOff: ReadonlySet<string>): string | null {
  const weekday = weekdayAt(day);
  const isWeekend = weekday === 0 || weekday === 6;
  if (!isWeekend || substitute === 'none') return null;
  if (substitute === 'nearest') return addDays(day, weekday === 6 ? -1 : 1);
  if (substitute === 'afterSunday' && weekday === 6) return null;
  let next = addDays(day, 1);
  while (daysOff.has(next) || (substitute === 'next' && [0, 6].includes(weekdayAt(next))))
    next = addDays(next, 1);
  return next;
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** 0 on Sunday. */
export function weekdayAt(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

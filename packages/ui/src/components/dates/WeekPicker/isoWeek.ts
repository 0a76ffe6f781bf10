/** A week after ISO 8601, such as `2026-W48`: Monday to Sunday, in the year that holds its Thursday. */
export type IsoWeek = `${string}-W${string}`;

/** A calendar day without time or zone, such as `2026-11-23`. */
export type IsoDay = `${string}-${string}-${string}`;

const day = 86_400_000;
const week = 7 * day;
/** Monday, 3 January 2000: a start of weeks to count from. */
const monday = Date.UTC(2000, 0, 3);
const weekShape = /^(\d{4})-W(\d{2})$/;

/** The week that holds a day; of a `Date`, the day it is in UTC. */
export function weekOf(date: IsoDay | Date): IsoWeek {
  return weekAt(Math.floor((new Date(date).getTime() - monday) / week));
}

/** The seven days of a week, Monday first. */
export function daysOf(of: IsoWeek): readonly IsoDay[] {
  const first = monday + indexOf(of) * week;
  return Array.from({ length: 7 }, (_none, index) => toDay(first + index * day));
}

/** The week so many weeks later, or earlier for a negative number. */
export function addWeeks(to: IsoWeek, weeks: number): IsoWeek {
  return weekAt(indexOf(to) + weeks);
}

/** A week of the month so many months later: that of the same day as its Thursday, or the month's last. */
export function addMonths(to: IsoWeek, months: number): IsoWeek {
  const thursday = new Date(thursdayOf(to));
  const [year, month] = [thursday.getUTCFullYear(), thursday.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const there = new Date(Date.UTC(year, month, Math.min(thursday.getUTCDate(), lastDay)));
  const week = weekOf(there);
  // At the edges of a month its week may belong to the adjacent month.
  const [monthOfDay, monthOfWeek] = [there.toISOString().slice(0, 7), thursdayOf(week).slice(0, 7)];
  return monthOfWeek === monthOfDay ? week : addWeeks(week, monthOfWeek < monthOfDay ? 1 : -1);
}

/** 52 or 53. */
export function weeksInYear(year: number): number {
  // 28 December is always in the last week of its year.
  return weekNumber(weekOf(new Date(Date.UTC(year, 11, 28))));
}

/** Negative, zero or positive, as `Array.sort` requires it. */
export function compareWeeks(a: IsoWeek, b: IsoWeek): number {
  return indexOf(a) - indexOf(b);
}

/** 1 to 53. */
export function weekNumber(of: IsoWeek): number {
  return Number(of.slice(-2));
}

/** The day that decides month and year of a week. */
export function thursdayOf(of: IsoWeek): IsoDay {
  return toDay(monday + indexOf(of) * week + 3 * day);
}

/** Whether a text is a week that exists, in its one spelling. */
export function isWeek(text: string): text is IsoWeek {
  const [, year, number] = weekShape.exec(text) ?? [];
  return year !== undefined && Number(number) >= 1 && Number(number) <= weeksInYear(Number(year));
}

/**
 * Parses a typed week: `2026-W48`, `202648`, `W48`, `48`, `2026年第48周`, full-width too. Without a year it is the one
 * nearest to `near`. `null` for an invalid week.
 */
export function parseWeek(text: string, near: IsoWeek): IsoWeek | null {
  const plain = text.normalize('NFKC').toUpperCase().replace(/\s/g, '');
  const [, year, number] = /^(?:(\d{4})(?:[-/]|年)?(?=\D|\d\d))?(?:W|第)?(\d{1,2})周?$/.exec(plain) ?? [];
  if (number === undefined) return null;
  if (year !== undefined) return toWeek(Number(year), Number(number));

  const nearYear = Number(near.slice(0, 4));
  return [nearYear, nearYear - 1, nearYear + 1]
    .map((candidate) => toWeek(candidate, Number(number)))
    .filter((candidate) => candidate !== null)
    .reduce<IsoWeek | null>(
      (best, candidate) => (best && distance(best, near) <= distance(candidate, near) ? best : candidate),
      null,
    );
}

function distance(a: IsoWeek, b: IsoWeek): number {
  return Math.abs(compareWeeks(a, b));
}

function toWeek(year: number, number: number): IsoWeek | null {
  const text = `${String(year).padStart(4, '0')}-W${String(number).padStart(2, '0')}`;
  return isWeek(text) ? text : null;
}

/** Weeks since the first of January 2000 that began on a Monday. */
function indexOf(of: IsoWeek): number {
  const [, year, number] = weekShape.exec(of) ?? [];
  // 4 January is always in week 1.
  const first = Math.floor((Date.UTC(Number(year), 0, 4) - monday) / week);
  return first + Number(number) - 1;
}

function weekAt(index: number): IsoWeek {
  const thursday = new Date(monday + index * week + 3 * day);
  const year = thursday.getUTCFullYear();
  const number = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / week) + 1;
  return `${String(year).padStart(4, '0')}-W${String(number).padStart(2, '0')}`;
}

function toDay(time: number): IsoDay {
  return new Date(time).toISOString().slice(0, 10) as IsoDay;
}

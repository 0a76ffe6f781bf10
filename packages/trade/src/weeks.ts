import { dayMs } from './chinaDay.ts';

/**
 * ISO 8601 weeks: Monday to Sunday, numbered by the year of their Thursday, so 2024-12-30 is 2025-W01.
 * A week travels as `2026-W48` and is stored as 202648; a day is `2026-11-23`.
 */
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
/** 0 on Monday, 6 on Sunday. */
const weekday = (ms: number) => (new Date(ms).getUTCDay() + 6) % 7;

/** Whether a calendar day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => weekday(toMs(day)) >= 5;

/** Whether a text is a calendar day; `2026-02-30` does not exist, and `2026-2-3` is not the format. */
export function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toMs(text) : Number.NaN;
  // Engines take 30 February for a day in March.
  return !Number.isNaN(ms) && toDay(ms) === text;
}

/** The stored number of the week of a calendar day. */
export function weekOfDay(day: string): number {
  const ms = toMs(day);
  const thursday = ms + (3 - weekday(ms)) * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  return year * 100 + 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs));
}

/** Monday of a stored week. */
export function mondayOf(week: number): string {
  const january4 = Date.UTC(Math.floor(week / 100), 0, 4);
  return toDay(january4 - weekday(january4) * dayMs + ((week % 100) - 1) * 7 * dayMs);
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return toDay(toMs(day) + days * dayMs);
}

/** The stored week so many weeks later, across years of 52 and 53 weeks. */
export function addWeeks(week: number, weeks: number): number {
  return weekOfDay(addDays(mondayOf(week), 7 * weeks));
}

/** `count` stored weeks in a row, from `first`. */
export function weeksFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => addWeeks(first, index));
}

/** Days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / dayMs);
}

/**
 * `2026-W48` as 202648; null for a week its year does not have, such as 2025-W53, and for years outside of any
 * schedule.
 */
export function parseWeek(text: string): number | null {
  const match = /^(\d{4})-W(\d{2})$/.exec(text);
  if (!match) return null;
  const year = Number(match[1]);
  const week = year * 100 + Number(match[2]);
  // The weeks around a date that four digits can just write could not be written.
  const real = year >= 1900 && year < 3000 && week % 100 > 0 && week % 100 <= 53;
  return real && weekOfDay(mondayOf(week)) === week ? week : null;
}

/** 202648 as `2026-W48`. */
export function formatWeek(week: number): string {
  const year = String(Math.floor(week / 100)).padStart(4, '0');
  return `${year}-W${String(week % 100).padStart(2, '0')}`;
}

import { addDays, chinaDay } from '@fairway/trade';

/** Days for which counts are stored: a year and a month, so that this month can be compared with last year's. */
export const daysKept = 400;
/** Searching a route again within so many minutes, with another filter or week, counts as the same search. */
export const sameSearchMinutes = 10;

/** The day that an instant counts to: China's, `2026-11-20`. */
export function countedDay(at: Date): string {
  return chinaDay(at);
}

/** The last `days` days with today, the oldest first. */
export function lastDays(now: Date, days: number): readonly string[] {
  const today = countedDay(now);
  return Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
}

/** A sum shared out over days, to one decimal. */
export function dailyAverage(sum: number, days: number): number {
  return Math.round((sum / days) * 10) / 10;
}

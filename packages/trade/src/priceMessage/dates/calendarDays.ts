import { addDays, addWeeks, isDay, mondayOf, weekOfDay } from '../../weeks.ts';
import type { PriceDoubt } from '../priceRow.ts';

/** Days that a text names: one, or the first and the last of a period. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
  readonly kind: 'day' | 'range' | 'period';
  readonly doubt: PriceDoubt | null;
  /** The same numbers in the other order, where both orders are possible. */
  readonly other?: string | null;
}

export function dayOf(year = '', month = '', date = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** Days in the past that a message may still name. */
const mostPast = 90;

/** The day of a month in the year that brings it closest: at most some months ago, otherwise the next one. */
export function nearest(month: number, date: number, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  const earliest = addDays(today, -mostPast);
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const day = dayOf(String(year), String(month), String(date));
    if (day !== null && day >= earliest) return day;
  }
  return null;
}

/** The next day with this number in its month, today included. */
export function nextDate(date: number, today: string): string | null {
  for (let ahead = -3; ahead < 60; ahead += 1) {
    const day = addDays(today, ahead);
    if (Number(day.slice(8)) === date) return day;
  }
  return null;
}

export function weekSpan(week: number, today: string): DaySpan | null {
  if (week < 1 || week > 53) return null;
  const first = weekOfDay(today) - 8 > 0 ? weekOfDay(addDays(today, -56)) : weekOfDay(today);
  for (let ahead = 0; ahead < 53; ahead += 1) {
    const stored = addWeeks(first, ahead);
    if (stored % 100 === week)
      return { from: mondayOf(stored), to: addDays(mondayOf(stored), 6), kind: 'period', doubt: null };
  }
  return null;
}

export function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
}

export const endOf = (day: string | null) => (day === null ? null : endOfMonth(day));

export function nextYear(day: string): string {
  const text = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isDay(text) ? text : addDays(`${text.slice(0, 8)}28`, 0);
}

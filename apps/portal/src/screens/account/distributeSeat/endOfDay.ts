import { chinaDay, chinaMidnight, dayMs } from '@fairway/trade';
import type { IsoDay } from '@fairway/ui';

/** The instant at which a calendar day ends in China, where days of seats are counted; null for none. */
export function endOfDay(day: string): string | null {
  if (day === '') return null;
  return new Date(chinaMidnight(day).getTime() + dayMs).toISOString();
}

/** The last day before an instant, as `endOfDay` takes it; empty for none. */
export function lastDay(at: string | null): string {
  if (at === null) return '';
  return chinaDay(new Date(Date.parse(at) - 1));
}

/** The calendar day in China, the earliest end of a seat. */
export function todayInChina(now: Date): IsoDay {
  return chinaDay(now) as IsoDay;
}

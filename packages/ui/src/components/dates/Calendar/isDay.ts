import type { IsoDay } from '../WeekPicker/isoWeek.ts';

/** Whether a text is a day that exists, in its one spelling. Apart from the calendar's rules, which weigh as much as a page. */
export function isDay(text: unknown): text is IsoDay {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const read = new Date(text);
  // The engine takes 31 February for a day in March.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

import type { Formats } from '@fairway/site';
import { addDays, mondayOf, parseWeek } from '@fairway/trade';

/** A week by its number and days, such as `W49 · 30 Nov–6 Dec`; "this week" would be another one from Friday on. */
export function weekName(week: string, format: Pick<Formats, 'days'>): string {
  const stored = parseWeek(week);
  const number = week.split('-')[1] ?? week;
  if (stored === null) return number;
  const monday = mondayOf(stored);
  return `${number} · ${format.days(monday, addDays(monday, 6))}`;
}

import { type CalendarDate, endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { localeOf } from '../../../provider/localeOf.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { isDay } from './isDay.ts';

const write = (date: CalendarDate) => date.toString() as IsoDay;

/** The day so many days, months or years later; the last of a month stays in it: 31 January and a month is 28 February. */
export function addTo(day: IsoDay, by: { days?: number; months?: number; years?: number }): IsoDay {
  return write(parseDate(day).add(by));
}

/** `2026-11` of a day. */
export function monthOf(day: IsoDay): string {
  return day.slice(0, 7);
}

/** The weeks that touch the month of a day, each of seven days, beginning as the language has it. */
export function monthGrid(day: IsoDay, lang: string): readonly (readonly IsoDay[])[] {
  const month = parseDate(day);
  const last = endOfMonth(month);
  const weeks: IsoDay[][] = [];
  for (
    let first = startOfWeek(startOfMonth(month), weekLocale(lang));
    first.compare(last) <= 0;
    first = first.add({ weeks: 1 })
  )
    weeks.push(Array.from({ length: 7 }, (_none, index) => write(first.add({ days: index }))));
  return weeks;
}

/** The first or last day of a day's week. */
export function edgeOfWeek(day: IsoDay, lang: string, edge: 'first' | 'last'): IsoDay {
  const first = startOfWeek(parseDate(day), weekLocale(lang));
  return write(edge === 'first' ? first : first.add({ days: 6 }));
}

/** Keeps a day between two others; either may be open. */
export function clampDay(day: IsoDay, min: IsoDay | undefined, max: IsoDay | undefined): IsoDay {
  if (isDay(min) && day < min) return min;
  if (isDay(max) && day > max) return max;
  return day;
}

/** Days from one to another, both counted. */
export function countDays(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** The day that a key moves to (ARIA Authoring Practices, date picker dialog); `undefined` for other keys. */
export function moveDay(
  key: string,
  shift: boolean,
  day: IsoDay,
  { lang, rtl }: { lang: string; rtl: boolean },
): IsoDay | undefined {
  switch (key) {
    case 'ArrowUp':
      return addTo(day, { days: -7 });
    case 'ArrowDown':
      return addTo(day, { days: 7 });
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return addTo(day, { days: -1 });
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return addTo(day, { days: 1 });
    case 'PageUp':
      return addTo(day, shift ? { years: -1 } : { months: -1 });
    case 'PageDown':
      return addTo(day, shift ? { years: 1 } : { months: 1 });
    case 'Home':
      return edgeOfWeek(day, lang, 'first');
    case 'End':
      return edgeOfWeek(day, lang, 'last');
    default:
      return undefined;
  }
}

/** Shipping counts its weeks from Monday, in English too: American English would begin on Sunday. */
function weekLocale(lang: string): string {
  return lang === 'zh-CN' ? 'zh-Hans-CN' : localeOf(lang);
}

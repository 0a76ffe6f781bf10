import { addWeeks, compareWeeks, daysOf, type IsoDay, type IsoWeek, thursdayOf, weekOf } from './isoWeek.ts';

/** The weeks that touch the month of a week, as a calendar prints them. */
export function weeksOfMonth(week: IsoWeek): readonly IsoWeek[] {
  const [year, month] = thursdayOf(week).split('-').map(Number) as [number, number, number];
  const last = weekOf(new Date(Date.UTC(year, month, 0)));
  const weeks: IsoWeek[] = [];
  for (
    let next = weekOf(new Date(Date.UTC(year, month - 1, 1)));
    compareWeeks(next, last) <= 0;
    next = addWeeks(next, 1)
  )
    weeks.push(next);
  return weeks;
}

/** `2026-11` of any of its days. */
export function monthOf(day: IsoDay): string {
  return day.slice(0, 7);
}

/** Keeps a week between two others; either may be open. */
export function clampWeek(week: IsoWeek, min: IsoWeek | undefined, max: IsoWeek | undefined): IsoWeek {
  if (min && compareWeeks(week, min) < 0) return min;
  if (max && compareWeeks(week, max) > 0) return max;
  return week;
}

/** First and last day of a week as the language writes them. */
export function rangeOf(week: IsoWeek, write: (from: string, to: string) => string): string {
  const days = daysOf(week);
  return write(days[0] ?? '', days[6] ?? '');
}

import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { isDay } from './isDay.ts';

/** `holiday` a day off, `workday` a working day in exchange for one, `cutoff` SI or CY cut-off, `event` any other. */
export type MarkKind = 'holiday' | 'workday' | 'cutoff' | 'event';

/** Something that makes a day different. */
export interface DayMark {
  readonly day: IsoDay;
  readonly kind: MarkKind;
  /** The meaning, in the reader's language: "CY cut-off CSCL PACIFIC 12:00". */
  readonly label: string;
}

/** The calendar day of an instant where the clock shows `timeZone`; the machine's own without one. */
export function dayIn(instant: Date | string | number, timeZone?: string): IsoDay {
  // en-CA writes a day as ISO does.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant)) as IsoDay;
}

/** The given day, or the day of an instant; a distant one for invalid values, and no error for an unknown zone. */
export function toDay(now: IsoDay | Date, timeZone: string | undefined): IsoDay {
  if (isDay(now)) return now;
  if (!(now instanceof Date) || Number.isNaN(now.getTime())) return '1970-01-01';
  try {
    return dayIn(now, timeZone);
  } catch {
    return dayIn(now);
  }
}

/** An instant of the server that marks its day at the port. */
export interface CutOff {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly label: string;
}

/** Cut-offs as marks: each on its day at the port, with the hour there behind its words. */
export function cutoffMarks(cutoffs: readonly CutOff[], timeZone: string): readonly DayMark[] {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return cutoffs
    .filter(({ at }) => !Number.isNaN(Date.parse(at)))
    .map(({ at, label }) => ({
      day: dayIn(at, timeZone),
      kind: 'cutoff',
      label: `${label} ${hour.format(new Date(at))}`,
    }));
}

/** Marks or events by their day, in the order given. */
export function itemsByDay<Item extends { readonly day: string }>(
  items: readonly Item[] | undefined,
): ReadonlyMap<string, readonly Item[]> {
  // `Map.groupBy` is younger than servers that draw this.
  const byDay = new Map<string, Item[]>();
  for (const item of items ?? []) {
    const others = byDay.get(item.day);
    if (others) others.push(item);
    else byDay.set(item.day, [item]);
  }
  return byDay;
}

/** A zone in words, "China Time"; its own name where the language has none. */
export function zoneName(timeZone: string, lang: string): string {
  try {
    const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

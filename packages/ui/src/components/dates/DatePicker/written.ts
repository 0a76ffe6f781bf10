import { localeOf } from '../../../provider/localeOf.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';

const known = new Map<string, { readonly dayFirst: boolean; readonly names: readonly string[] }>();

/** Whether a language writes day, month and year, or year, month and day. The trade writes no month first. */
export function dayFirst(lang: string): boolean {
  return habits(lang).dayFirst;
}

/** The twelve months as the language shortens them, in lower case. */
export function monthNames(lang: string): readonly string[] {
  return habits(lang).names.map((name) => name.toLowerCase());
}

/** A day in the order of a language: `2026-11-23` in Chinese, `23 Nov 2026` in English. */
export function writeDay(day: IsoDay, lang: string): string {
  const { dayFirst, names } = habits(lang);
  const [year, month, date] = day.split('-');
  return dayFirst ? `${date} ${names[Number(month) - 1]} ${year}` : day;
}

function habits(lang: string) {
  const cached = known.get(lang);
  if (cached) return cached;
  const parts = new Intl.DateTimeFormat(localeOf(lang), {
    dateStyle: 'short',
    timeZone: 'UTC',
  }).formatToParts(0);
  const month = new Intl.DateTimeFormat(localeOf(lang), { month: 'short', timeZone: 'UTC' });
  const made = {
    dayFirst: parts.find(({ type }) => ['year', 'month', 'day'].includes(type))?.type !== 'year',
    // A full stop or a space inside would break the day into more than three parts.
    names: Array.from({ length: 12 }, (_none, index) =>
      month.format(Date.UTC(2026, index, 15)).replace(/[\s.]/g, ''),
    ),
  };
  known.set(lang, made);
  return made;
}

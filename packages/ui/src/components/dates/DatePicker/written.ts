import { localeOf } from '../../../provider/localeOf.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';

/** A part of a written date. */
export type Segment = 'years' | 'months' | 'days';

interface Habits {
  readonly order: readonly Segment[];
  /** The texts before, between and after the three parts: four texts. */
  readonly between: readonly string[];
  /** The twelve months as the language shortens them. */
  readonly names: readonly string[];
  readonly namesMonth: boolean;
}

const segments: Readonly<Record<string, Segment>> = { year: 'years', month: 'months', day: 'days' };
const iso = { order: ['years', 'months', 'days'], between: ['', '-', '-', ''] } as const;
const cache = new Map<string, Habits>();

/** The parts of a day in the order in which a language writes them. */
export function orderOf(lang: string): readonly Segment[] {
  return habitsOf(lang).order;
}

/** Returns the separators that a language writes after the first and after the second part of a date. */
export function separatorsOf(lang: string): readonly [string, string] {
  const [, first = '-', second = '-'] = habitsOf(lang).between;
  return [first, second];
}

/** The twelve months as the language shortens them, in lower case. */
export function monthNames(lang: string): readonly string[] {
  return habitsOf(lang).names.map((name) => name.toLowerCase());
}

/**
 * A day as a language writes it: `01.03.2026` in German, `2026/03/01` in Japanese. English names the month, because its
 * readers differ about the order of digits: `01 Mar 2026`, in the United States `Mar 01, 2026`. Simplified Chinese has
 * the day as ISO 8601 does, `2026-03-01`.
 */
export function writeDay(day: IsoDay, lang: string): string {
  const { order, between, names, namesMonth } = habitsOf(lang);
  const [years = '', months = '', days = ''] = day.split('-');
  const parts = { years, months: (namesMonth && names[Number(months) - 1]) || months, days };
  return order.reduce((text, part, index) => text + parts[part] + between[index + 1], between[0] ?? '');
}

function habitsOf(lang: string): Habits {
  const cached = cache.get(lang);
  if (cached) return cached;
  const locale = localeOf(lang);
  const namesMonth = new Intl.Locale(locale).language === 'en';
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const made = {
    ...(isSimplifiedChinese(locale) ? iso : patternOf(locale, namesMonth ? 'short' : '2-digit')),
    // A full stop or a space inside would break the day into more than three parts.
    names: Array.from({ length: 12 }, (_none, index) =>
      month.format(Date.UTC(2026, index, 15)).replace(/[\s.]/g, ''),
    ),
    namesMonth,
  };
  cache.set(lang, made);
  return made;
}

function isSimplifiedChinese(locale: string): boolean {
  const { language, script } = new Intl.Locale(locale).maximize();
  return language === 'zh' && script === 'Hans';
}

/** Order and separators of a language, in the Gregorian calendar and Latin digits. */
function patternOf(locale: string, month: 'short' | '2-digit'): Pick<Habits, 'order' | 'between'> {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month, day: '2-digit', timeZone: 'UTC' },
    ...{ calendar: 'gregory', numberingSystem: 'latn' },
  });
  const order: Segment[] = [];
  const between = ['', '', '', ''];
  for (const { type, value } of format.formatToParts(Date.UTC(2026, 2, 1))) {
    const segment = segments[type];
    if (segment) order.push(segment);
    // Marks of direction and words ("г.") would have to be typed with the day.
    else between[order.length] = value.replace(/[\u061c\u200e\u200f]/g, '').replace(/\s*\p{L}.*$/u, '');
  }
  return order.length === 3 ? { order, between } : iso;
}

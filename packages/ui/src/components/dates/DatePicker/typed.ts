import { isDay } from '../Calendar/isDay.ts';
import { addTo } from '../Calendar/month.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { dayFirst, monthNames } from './written.ts';

/** A part of a day as it is written. */
export type Segment = 'years' | 'months' | 'days';

const yearFirst: readonly Segment[] = ['years', 'months', 'days'];

/** The part of a written day at the cursor. */
export function segmentAt(text: string, caret: number, lang: string): Segment {
  const before = text.slice(0, caret).match(/[- ]/g)?.length ?? 0;
  return order(lang)[Math.min(before, 2)] ?? 'days';
}

/** Where a part of a written day begins and ends. */
export function spanOf(text: string, segment: Segment, lang: string): readonly [number, number] {
  const parts = text.split(/[- ]/);
  const at = order(lang).indexOf(segment);
  const start = parts.slice(0, at).reduce((length, part) => length + part.length + 1, 0);
  return [start, start + (parts[at]?.length ?? 0)];
}

/** A day with one part moved; the others stay as nearly as the month allows. */
export function moveSegment(day: IsoDay, segment: Segment, by: number): IsoDay {
  return addTo(day, { [segment]: by });
}

/** Puts in the hyphen that comes next while somebody types digits at the end; nothing while they delete. */
export function assist(before: string, after: string, lang: string): string {
  // A day first and a year first begin alike; digits alone are understood either way.
  if (dayFirst(lang)) return after;
  // A typed hyphen is accepted too.
  if (before.endsWith('-') && after === `${before}-`) return before;
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after;
  return /^\d{4}$/.test(after) || /^\d{4}-\d{2}$/.test(after) ? `${after}-` : after;
}

/**
 * The day someone typed: `2026-11-23`, `20261123`, `2026/11/23`, `11-23`, `2026年11月23日`, `23 Nov 2026`, `Nov 23`,
 * full-width too; where the language writes the day first also `23/11/2026`, `23112026` and `23/11`. Without a year it is
 * the one nearest to `near`. `null` for what is no day.
 */
export function parseDay(text: string, near: IsoDay, lang = 'zh'): IsoDay | null {
  const plain = text.normalize('NFKC').slice(0, 40).trim().toLowerCase();
  const year =
    /^(\d{4})(?:[-/.]|年)\s*(\d{1,2})(?:[-/.]|月)\s*(\d{1,2})日?$/.exec(plain) ??
    /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(plain);
  const day = year && toDay(Number(year[1]), Number(year[2]), Number(year[3]));
  // Eight digits are tried as a year first, and no ship sails in the year 2311.
  if (day && !(dayFirst(lang) && day > '2200' && /^\d{8}$/.test(plain))) return day;

  const european =
    dayFirst(lang) &&
    (/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(plain));
  if (european) return toDay(Number(european[3]), Number(european[2]), Number(european[1]));

  const short = /^(\d{1,2})(?:[-/.]|月)\s*(\d{1,2})日?$/.exec(plain) ?? /^(\d{2})(\d{2})-?$/.exec(plain);
  if (short) {
    const [one, two] = [Number(short[1]), Number(short[2])];
    const swapped = dayFirst(lang) && !plain.includes('月') ? nearest(two, one, near) : null;
    return swapped ?? nearest(one, two, near);
  }
  return named(plain, near, lang);
}

/** A day whose month is named, in English or in the language of the reader. */
function named(plain: string, near: IsoDay, lang: string): IsoDay | null {
  const [, day, name = '', year] =
    /^(\d{1,2})\.?\s+(\p{L}{3,})\.?(?:,?\s+(\d{4}))?$/u.exec(plain) ??
    swap(/^(\p{L}{3,})\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?$/u.exec(plain)) ??
    [];
  const starts = (names: readonly string[]) =>
    names.findIndex((known) => known.startsWith(name) || name.startsWith(known)) + 1;
  const month = starts(monthNames('en')) || starts(monthNames(lang));
  if (!day || month === 0) return null;
  return year ? toDay(Number(year), month, Number(day)) : nearest(month, Number(day), near);
}

function order(lang: string): readonly Segment[] {
  return dayFirst(lang) ? yearFirst.toReversed() : yearFirst;
}

/** American order with the day first. */
function swap(match: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return match && [match[0], match[2], match[1], match[3]];
}

function nearest(month: number, day: number, near: IsoDay): IsoDay | null {
  const year = Number(near.slice(0, 4));
  const distance = (candidate: IsoDay) => Math.abs(Date.parse(candidate) - Date.parse(near));
  return [year, year - 1, year + 1]
    .map((candidate) => toDay(candidate, month, day))
    .filter((candidate) => candidate !== null)
    .reduce<IsoDay | null>((best, next) => (best && distance(best) <= distance(next) ? best : next), null);
}

function toDay(year: number, month: number, day: number): IsoDay | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isDay(text) ? text : null;
}

import { isDay } from '../Calendar/isDay.ts';
import { addTo } from '../Calendar/month.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { monthNames, orderOf, type Segment, separatorsOf } from './written.ts';

const yearFirst: readonly Segment[] = ['years', 'months', 'days'];
const separator = /[^\p{L}\p{M}\p{N}]+/gu;
const monthSign = /[年月년월]/;

/** The part of a written day at the cursor. */
export function segmentAt(text: string, caret: number, lang: string): Segment {
  const before = text.slice(0, caret).match(separator)?.length ?? 0;
  return orderOf(lang)[Math.min(before, 2)] ?? 'days';
}

/** The range of one part in a written day. */
export function spanOf(text: string, segment: Segment, lang: string): readonly [number, number] {
  const part = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)][orderOf(lang).indexOf(segment)];
  return part ? [part.index, part.index + part[0].length] : [text.length, text.length];
}

/** A day with one part moved; the others stay as nearly as the month allows. */
export function moveSegment(day: IsoDay, segment: Segment, by: number): IsoDay {
  return addTo(day, { [segment]: by });
}

/** Inserts the next separator while a reader types digits at the end; nothing while they delete. */
export function assist(before: string, after: string, lang: string): string {
  // Dates with the day or the year first begin alike; digits alone are read either way.
  if (orderOf(lang)[0] !== 'years') return after;
  const [first, second] = separatorsOf(lang);
  const added = after.startsWith(before) ? after.slice(before.length) : '';
  if (added.length !== 1) return after;
  // A separator that the reader types as well is accepted.
  if (/[-/.\s]$/.test(before) && /[-/.\s]/.test(added)) return before;
  // 2026年 stays as typed, without the inserted separator.
  if (monthSign.test(added)) return before.replace(/[-/.\s]+$/, '') + added;
  if (/^\d{4}$/.test(after)) return after + first;
  return after.startsWith(first, 4) && /^\d{2}$/.test(after.slice(4 + first.length)) ? after + second : after;
}

/**
 * Parses a typed day: `2026-11-23`, `20261123`, `2026/11/23`, `11-23`, `2026年11月23日`, `23 Nov 2026`, `Nov 23`,
 * full-width too; in the order of the language also `23.11.2026`, `23.11.26`, `23112026` and `23.11.`. Without a year,
 * or with two digits of it, it is the one nearest to `near`. `null` for an invalid day.
 */
export function parseDay(text: string, near: IsoDay, lang = 'zh'): IsoDay | null {
  const plain = text
    .normalize('NFKC')
    .slice(0, 40)
    .replace(/[\u061c\u200e\u200f]/g, '')
    .trim()
    .toLowerCase();
  const order = monthSign.test(plain) ? yearFirst : orderOf(lang);
  const joined = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(plain);
  if (joined) return ofEightDigits(plain, joined, order);

  const parts = plain
    .replace(/[年月년월]/g, '-')
    .replace(/[-/.\s日일]+$/, '')
    .split(/\s*[-/.]\s*|\s+/);
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return named(plain, near, lang);
  if (parts.length === 3) return ofThree(parts, near, order);
  const [one = '', two = ''] = parts[0]?.length === 4 ? [parts[0].slice(0, 2), parts[0].slice(2)] : parts;
  if (parts.length > 2 || one.length > 2 || two.length > 2 || two === '') return null;
  const isDayFirst = order[0] === 'days';
  const swapped = isDayFirst ? nearest(Number(two), Number(one), near) : null;
  return swapped ?? nearest(Number(one), Number(two), near);
}

/** Eight digits are tried as a year first, and no ship sails in the year 2311. */
function ofEightDigits(plain: string, joined: RegExpExecArray, order: readonly Segment[]): IsoDay | null {
  const day = toDay(Number(joined[1]), Number(joined[2]), Number(joined[3]));
  if (order[0] === 'years' || plain.includes('-')) return day;
  if (day && day <= '2200') return day;
  const [one, two] = [Number(plain.slice(0, 2)), Number(plain.slice(2, 4))];
  const [month, date] = order[0] === 'months' ? [one, two] : [two, one];
  return toDay(Number(plain.slice(4)), month, date);
}

/** Three numbers: in the order of ISO if the first has four digits, otherwise in that of the language. */
function ofThree(parts: readonly string[], near: IsoDay, order: readonly Segment[]): IsoDay | null {
  const inOrder = parts[0]?.length === 4 ? yearFirst : order;
  const [year = '', month = '', day = ''] = yearFirst.map((segment) => parts[inOrder.indexOf(segment)]);
  if (month.length > 2 || day.length > 2) return null;
  if (year.length === 4) return toDay(Number(year), Number(month), Number(day));
  return year.length === 2 ? toDay(nearestYear(Number(year), near), Number(month), Number(day)) : null;
}

/** A day whose month is named, in English or in the language of the reader. */
function named(plain: string, near: IsoDay, lang: string): IsoDay | null {
  const words = plain.replace(/ del? /g, ' ');
  const [, day, name = '', year] =
    /^(\d{1,2})\.?\s+(\p{L}{3,})\.?(?:,?\s+(\d{4}))?$/u.exec(words) ??
    swap(/^(\p{L}{3,})\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?$/u.exec(words)) ??
    [];
  const starts = (names: readonly string[]) =>
    names.findIndex((known) => known.startsWith(name) || name.startsWith(known)) + 1;
  const month = starts(monthNames('en')) || starts(monthNames(lang));
  if (!day || month === 0) return null;
  return year ? toDay(Number(year), month, Number(day)) : nearest(month, Number(day), near);
}

/** American order with the day first. */
function swap(match: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return match && [match[0], match[2], match[1], match[3]];
}

/** The year with these last two digits within fifty years of a day. */
function nearestYear(lastDigits: number, near: IsoDay): number {
  const now = Number(near.slice(0, 4));
  return lastDigits + Math.round((now - lastDigits) / 100) * 100;
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

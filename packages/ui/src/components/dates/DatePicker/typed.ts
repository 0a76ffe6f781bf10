import { isDay } from '../Calendar/isDay.ts';
import { addTo } from '../Calendar/month.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';

/** A part of a day as it is written. */
export type Segment = 'years' | 'months' | 'days';

const spans: Record<Segment, readonly [number, number]> = { years: [0, 4], months: [5, 7], days: [8, 10] };

/** The part of `2026-11-23` that the cursor stands in or at. */
export function segmentAt(caret: number): Segment {
  return caret <= 4 ? 'years' : caret <= 7 ? 'months' : 'days';
}

/** Where a part begins and ends. */
export function spanOf(segment: Segment): readonly [number, number] {
  return spans[segment];
}

/** A day with one part moved; the others stay as nearly as the month allows. */
export function moveSegment(day: IsoDay, segment: Segment, by: number): IsoDay {
  return addTo(day, { [segment]: by });
}

/** Puts in the hyphen that comes next while somebody types digits at the end; nothing while they delete. */
export function assist(before: string, after: string): string {
  // Whoever types the hyphen too gets one.
  if (before.endsWith('-') && after === `${before}-`) return before;
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after;
  return /^\d{4}$/.test(after) || /^\d{4}-\d{2}$/.test(after) ? `${after}-` : after;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The day someone typed: `2026-11-23`, `20261123`, `2026/11/23`, `11-23`, `2026年11月23日`, `23 Nov 2026`, `Nov 23`,
 * full-width too. Without a year it is the one nearest to `near`. `null` for what is no day.
 */
export function parseDay(text: string, near: IsoDay): IsoDay | null {
  const plain = text.normalize('NFKC').slice(0, 40).trim().toLowerCase();
  const numbers =
    /^(\d{4})(?:[-/.]|年)\s*(\d{1,2})(?:[-/.]|月)\s*(\d{1,2})日?$/.exec(plain) ??
    /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(plain);
  if (numbers) return toDay(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]));

  const short = /^()(\d{1,2})(?:[-/.]|月)\s*(\d{1,2})日?$/.exec(plain) ?? /^()(\d{2})(\d{2})-?$/.exec(plain);
  if (short) return nearest(Number(short[2]), Number(short[3]), near);

  const [, day, name, year] =
    /^(\d{1,2})\s+([a-z]{3})[a-z]*\.?(?:,?\s+(\d{4}))?$/.exec(plain) ??
    swap(/^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?$/.exec(plain)) ??
    [];
  const month = months.indexOf(name ?? '') + 1;
  if (!day || month === 0) return null;
  return year ? toDay(Number(year), month, Number(day)) : nearest(month, Number(day), near);
}

/** American order with the day first. */
function swap(found: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return found && [found[0], found[2], found[1], found[3]];
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

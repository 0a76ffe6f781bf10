import { day as dayRule } from '../validators/trade/day.ts';

/**
 * Year first with any sign, `2026/3/5` and `2026年3月5日`; day first with dots, `5.3.2026`. With slashes day and month are
 * ambiguous.
 */
const yearFirst = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/;
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
/** A month by its English name cannot be taken for the day: `20-Nov-2026`, `20 Nov 26`, `Nov 20, 2026`. */
const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec';
const monthSecond = new RegExp(
  `^(?<day>\\d{1,2})(?:st|nd|rd|th)?[- /.]?(?<name>${monthNames})[a-z]{0,6}[- /.,]{0,2}(?<year>\\d{4}|\\d{2})$`,
  'i',
);
const monthFirst = new RegExp(
  `^(?<name>${monthNames})[a-z]{0,6}[- .]?(?<day>\\d{1,2})(?:st|nd|rd|th)?,? ?(?<year>\\d{4})$`,
  'i',
);
const weekday = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )|[ (]?(?:星期|周)[一二三四五六日天]\)?/i;
const solid = /^(20\d\d)(\d\d)(\d\d)$/;
const clock = /^(\d{1,2}):(\d{2})(?::00(?:\.0{1,6})?)?(?: ?([ap])\.?m\.?)?$/i;
/** Days as Excel counts them from the end of 1899, here from 1954 to 2118; a part of a day is a time. */
const serial = /^([2-7]\d{4})(?:\.(\d{1,15}))?$/;
const serialZero = Date.UTC(1899, 11, 30);

/** A day of a table in its one spelling `2026-11-20`; null if invalid or ambiguous. */
export function csvDay(text: string): string | null {
  const time = csvTime(text);
  if (time !== null) return time.endsWith(' 00:00') ? time.slice(0, 10) : null;
  return csvTime(`${text.trim()} 00:00`)?.slice(0, 10) ?? null;
}

/** A time of a table in its one spelling `2026-11-20 18:00`; null if invalid. */
export function csvTime(text: string): string | null {
  if (text.length > 60) return null;
  const plain = text.normalize('NFKC').replace(weekday, '').replace(/\s+/g, ' ').trim();
  const counted = serial.exec(plain);
  if (counted) {
    const minutes = Math.round(Number(plain) * 1440);
    return new Date(serialZero + minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
  }
  const [, date = '', time = ''] = /^(.+?)[ T](\d{1,2}:.+)$/.exec(plain) ?? [];
  const [, hour = '', minute = '', half] = clock.exec(time) ?? [];
  const day = dayOf(date);
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (day === null || minute === '' || hours > 23 || Number(minute) > 59) return null;
  return `${day} ${String(hours).padStart(2, '0')}:${minute}`;
}

function dayOf(text: string): string | null {
  const [year, month = '', day = ''] =
    (yearFirst.exec(text) ?? solid.exec(text))?.slice(1) ??
    dayFirst.exec(text)?.slice(1).toReversed() ??
    namedMonth(text);
  if (year === undefined) return null;
  const spelled = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayRule(spelled) === null ? spelled : null;
}

/** Year, month and day of a date whose month has its English name. */
function namedMonth(text: string): string[] {
  const { day, name, year } = (monthSecond.exec(text) ?? monthFirst.exec(text))?.groups ?? {};
  if (day === undefined || name === undefined || year === undefined) return [];
  const month = monthNames
    .replace('?', '')
    .split('|')
    .findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase()));
  return [year.length === 2 ? `20${year}` : year, String(month + 1), day];
}

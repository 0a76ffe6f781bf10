import { day as dayRule } from '../validators/trade/day.ts';

/**
 * Year first with any sign, `2026/3/5` and `2026年3月5日`; day first with dots, `5.3.2026`. With slashes day and month are
 * ambiguous.
 */
const yearFirst = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/;
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const solid = /^(20\d\d)(\d\d)(\d\d)$/;
const clock = /^(\d{1,2})[:：](\d{2})(?::00)?$/;
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
  const plain = text.normalize('NFKC').trim();
  if (plain.length > 40) return null;
  const counted = serial.exec(plain);
  if (counted) {
    const minutes = Math.round(Number(plain) * 1440);
    return new Date(serialZero + minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
  }
  const [, date = '', time = ''] = /^(\S+)[ T]\s{0,4}(\S+)$/.exec(plain) ?? [];
  const [, hour = '', minute = ''] = clock.exec(time) ?? [];
  const day = dayOf(date);
  if (day === null || minute === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${day} ${hour.padStart(2, '0')}:${minute}`;
}

function dayOf(text: string): string | null {
  const [year, month = '', day = ''] =
    (yearFirst.exec(text) ?? solid.exec(text))?.slice(1) ?? dayFirst.exec(text)?.slice(1).toReversed() ?? [];
  if (year === undefined) return null;
  const spelled = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayRule(spelled) === null ? spelled : null;
}

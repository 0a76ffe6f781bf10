const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Minutes from Greenwich of the names that RFC 822 has, and of those that Asian publishers write. */
const zones: Readonly<Record<string, number>> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  IST: 330,
  HKT: 480,
  SGT: 480,
  JST: 540,
  KST: 540,
  AEST: 600,
  AEDT: 660,
  EST: -300,
  EDT: -240,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};
const minuteMs = 60_000;
const longest = 60;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly rest: string;
}

/**
 * Returns the instant of a feed's date, in the forms that feeds use: RFC 822 with its variants, ISO 8601, and days
 * written in Chinese or American form. Without a zone it is the publisher's: China's for a feed in Chinese, else
 * Greenwich's.
 */
export function feedDate(dateText: string, isChinese: boolean): Date | null {
  const text = dateText.trim().replaceAll(/\s+/g, ' ');
  if (text.length > longest) return null;
  const parts = numbersFirst(text) ?? american(text) ?? named(text);
  if (!parts) return null;
  const { year, month, day, rest } = parts;
  const time = timeOf(rest, isChinese);
  if (time === null) return null;
  const start = Date.UTC(year, month - 1, day);
  const at = new Date(start);
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day || year < 1990 || year > 2100) return null;
  return new Date(start + time);
}

/** `2026-11-20T…`, `2026/11/20 …`, `20261120T…`, `2026年11月20日 …` */
function numbersFirst(text: string): Parts | null {
  const match =
    /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?(?:T|\s|,|$)?(.*)$/i.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?:T|$)(.*)$/i.exec(text);
  if (!match) return null;
  const [, year, month, day, rest = ''] = match;
  return { year: Number(year), month: Number(month), day: Number(day), rest };
}

/** `8/21/2018 9:00:00 AM` */
function american(text: string): Parts | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(.*)$/.exec(text);
  if (!match) return null;
  const [, month, day, year, rest = ''] = match;
  return { year: Number(year), month: Number(month), day: Number(day), rest };
}

/** `Fri, 20 Nov 2026 …`, `20-Nov-26 …`, `Nov 20, 2026 …`, `Fri Nov 20 09:30:00 +0800 2026` */
function named(text: string): Parts | null {
  const words = text.replace(/^[\p{L}.]{2,9}(?:, ?| )(?=\d|[A-Za-z]{3})/u, (day) =>
    monthOf(day) ? day : '',
  );
  const first = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4}|\d{2})(?!\d)(.*)$/.exec(
    words,
  );
  const second = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)(.*)$/.exec(words);
  const last = /^([A-Za-z]{3,9}) (\d{1,2}) ([\d:]{5,8}.*) (\d{4})$/.exec(words);
  const [day, name, year, rest] = first
    ? [first[1], first[2], first[3], first[4]]
    : second
      ? [second[2], second[1], second[3], second[4]]
      : [last?.[2], last?.[1], last?.[4], last?.[3]];
  const month = monthOf(name ?? '');
  if (!month || year === undefined) return null;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return { year: full, month, day: Number(day), rest: rest ?? '' };
}

function monthOf(name: string): number {
  return months.indexOf(name.trim().slice(0, 3).toLowerCase()) + 1;
}

/** Milliseconds from the start of the day in Greenwich to a time with its zone; null where it is no time. */
function timeOf(rest: string, isChinese: boolean): number | null {
  const text = rest
    .trim()
    .replace(/^(?:at|,)\s?/i, '')
    .replace(/^(上午|下午)\s?(\S+)/, '$2 $1');
  const home = isChinese ? 480 : 0;
  if (text === '') return -home * minuteMs;
  const match =
    /^(\d{1,2})[:时](\d{1,2})分?(?::(\d{1,2})(?:[.,]\d{1,9})?)?(?:秒)?\s?([ap])?\.?(?:m\.?)?\s?(上午|下午)?\s?(.*)$/i.exec(
      text,
    ) ?? /^(\d{2})(\d{2})(\d{2})?(?:[.,]\d{1,9})?()()(.*)$/.exec(text);
  if (!match) return null;
  const [, hour = '', minute = '', second = '0', half = '', chinese = '', zone = ''] = match;
  const isAfternoon = half.toLowerCase() === 'p' || chinese === '下午';
  const isHalf = half !== '' || chinese !== '';
  const hours = isHalf ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  const offset = offsetOf(zone.trim(), isChinese);
  if (offset === null || hours > 24 || Number(minute) > 59 || Number(second) > 60) return null;
  return (hours * 60 + Number(minute) - offset) * minuteMs + Number(second) * 1000;
}

/** Returns the offset from UTC in minutes; null for an unknown name. */
function offsetOf(dateText: string, isChinese: boolean): number | null {
  // Some writers name the zone behind its offset, or write the offset twice.
  const zone = dateText
    .replace(/\s?\(.{0,30}\)$/, '')
    .replace(/^([+-]\d{2}:?\d{2}) (?:\1|[A-Z]{2,5})$/, '$1');
  if (zone === '') return isChinese ? 480 : 0;
  // China's standard time has the same letters as America's central one.
  if (zone.toUpperCase() === 'CST') return isChinese ? 480 : -360;
  const named = zones[zone.toUpperCase()];
  if (named !== undefined) return named;
  const [, sign, hours = '', minutes = '0'] = /^(?:GMT|UTC)?\s?([+-])(\d{1,2}):?(\d{2})?$/i.exec(zone) ?? [];
  if (sign === undefined || Number(hours) > 14) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

import { addDays, mondayOf, weekOfDay } from '../../weeks.ts';
import type { PriceDoubt } from '../priceRow.ts';
import { currencySource } from '../prices/currencies.ts';
import type { Scan } from '../text/scan.ts';
import {
  type DaySpan,
  dayOf,
  endOf,
  endOfMonth,
  nearest,
  nextDate,
  nextYear,
  weekSpan,
} from './calendarDays.ts';
import { type DateOrder, likelierDay } from './dateOrder.ts';
import { type DateMention, joinedDates } from './joinedDates.ts';

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const name = `(${months})[a-z]{0,6}\\.?`;
const nth = '(?:st|nd|rd|th)?';
const year = "(?:(?:,? |[-/.,'])(20\\d\\d)|[-/'](\\d\\d))?(?!\\d)";
const notNumber = '(?<![\\d.$¥€]|(?<!\\d)\\d{1,2}/|\\d[-,])';

const monthOf = (text: string) => months.split('|').indexOf(text.slice(0, 3).toLowerCase()) + 1;

/** Reads the dates of a line against a day of reference, and uses them up. */
export function readDates(scan: Scan, today: string, order: DateOrder): DateMention[] {
  const day = (
    text: string | null,
    doubt: PriceDoubt | null = null,
    other: string | null = null,
  ): DaySpan | null => (text === null ? null : { from: text, to: text, kind: 'day', doubt, other });
  const range = (from: string | null, to: string | null): DaySpan | null =>
    from === null || to === null
      ? null
      : { from, to: to < from ? nextYear(to) : to, kind: 'range', doubt: null };
  const period = (from: string | null, to: string | null, doubt: PriceDoubt | null = null): DaySpan | null =>
    from === null || to === null ? null : { from, to, kind: 'period', doubt };
  const near = (month: number, date: number) => nearest(month, date, today);
  const half = (month: number, part: 1 | 2) => {
    const first = near(month, part === 1 ? 1 : 16);
    return period(first, part === 1 ? near(month, 15) : first && endOfMonth(first));
  };
  const whole = (month: number) => period(near(month, 1), endOf(near(month, 1)));
  const pattern = (source: string) => new RegExp(source, 'gi');
  const monday = mondayOf(weekOfDay(today));
  const mentions = [
    ...scan.take(
      pattern(
        `(?<![\\d.$¥€]|(?<!\\d)\\d{1,2}/)(20\\d\\d)(?:[-/.]| ?年) ?(\\d{1,2})(?:[-/.]| ?月) ?(\\d{1,2})(?!\\d)(?: ?[日号])?`,
      ),
      ([, y, m, d]) => day(dayOf(y, m, d)),
    ),
    ...scan.take(/(?<!\d)(20\d\d)(\d\d)(\d\d)(?!\d)/g, ([, y, m, d]) => day(dayOf(y, m, d))),
    ...scan.take(
      pattern(`(?<![\\d./$¥€]|(?<!20\\d)\\d[-,])(\\d{1,2})([-/.])(\\d{1,2})\\2(20\\d\\d)(?!\\d)`),
      ([, d, sign, m, y]) => dayFirst(d, m, y, sign),
    ),
    // 02.12.26; Chinese texts put the year first.
    ...scan.take(/(?<![\d./-])(\d{1,2})([/.])(\d{1,2})\2(2\d)(?![\d./])/g, ([, d, sign, m, y]) =>
      order === 'chinese' || Math.abs(Number(`20${y}`) - Number(today.slice(0, 4))) > 1
        ? null
        : dayFirst(d, m, `20${y}`, sign),
    ),
    ...scan.take(
      pattern(
        `${notNumber}(\\d{1,2})${nth} ?(?:-|to|until|through|and) ?(\\d{1,2})${nth} ?(?:of )?${name}(?![a-z])`,
      ),
      ([, a, b, m = '']) => range(near(monthOf(m), Number(a)), near(monthOf(m), Number(b))),
    ),
    ...scan.take(
      pattern(`\\b${name} ?(\\d{1,2})${nth} ?[-~] ?(\\d{1,2})${nth}(?![\\d/])(?! ?(?:${months}|days?))`),
      ([, m = '', a, b]) => range(near(monthOf(m), Number(a)), near(monthOf(m), Number(b))),
    ),
    ...scan.take(
      pattern(`${notNumber}(\\d{1,2})${nth}(?:[-/. ]{0,2}| of )${name}(?![a-z])${year}`),
      ([, d, m = '', full, short]) => day(named(d, m, full ?? (short && `20${short}`))),
    ),
    // first half of December, 1H Dec, Dec 1H
    ...scan.take(
      pattern(`\\b(?:(first|1st|second|2nd) half of|([12])h|h([12])) (?:of )?${name}(?![a-z])`),
      ([, word, a, b, m = '']) => half(monthOf(m), /^(?:f|1)/i.test(word ?? a ?? b ?? '') ? 1 : 2),
    ),
    ...scan.take(
      pattern(`\\b${name} ?(?:([12])h|h([12])|(first|1st|second|2nd) half)\\b`),
      ([, m = '', a, b, word]) => half(monthOf(m), /^(?:f|1)/i.test(word ?? a ?? b ?? '') ? 1 : 2),
    ),
    ...scan.take(pattern(`\\b(?:the )?end(?: of)? ${name}(?![a-z])`), ([, m = '']) =>
      day(endOf(near(monthOf(m), 28))),
    ),
    ...scan.take(pattern(`\\b${name} ?(\\d{1,2})${nth}(?!\\d)(?:,? (20\\d\\d))?`), ([, m = '', d, y]) =>
      day(named(d, m, y)),
    ),
    ...scan.take(pattern(`\\b${name}(?![a-z])(?: rates?| validity)?`), ([text, m = '']) =>
      text.length > 4 || text === text.toUpperCase() ? whole(monthOf(m)) : null,
    ),
    ...scan.take(/(?<!\d)(\d{1,2})月(\d{1,2})[日号]? ?[-~至到] ?(\d{1,2})[日号]?(?![\d月])/g, ([, m, a, b]) =>
      range(near(Number(m), Number(a)), near(Number(m), Number(b))),
    ),
    ...scan.take(/(?<!\d)(\d{1,2}) ?月 ?(\d{1,2})(?!\d)(?: ?[日号])?/g, ([, m, d]) =>
      day(near(Number(m), Number(d))),
    ),
    ...scan.take(/(?<!\d)(\d{1,2})月(?:份)?第?([一二三四1234])(?:个)?(?:周|星期)/g, ([, m, nth = '']) =>
      partOfMonth(Number(m), ('一二三四'.indexOf(nth) + 1 || Number(nth)) * 7 - 6),
    ),
    ...scan.take(/(?<!\d)(\d{1,2})月(?:份)?([上中下])旬/g, ([, m, part = '']) => {
      const from = near(Number(m), '上中下'.indexOf(part) * 10 + 1);
      return period(from, part === '下' ? endOf(from) : from && addDays(from, 9));
    }),
    ...scan.take(/(?<!\d)(\d{1,2})月 ?(上半月|下半月|上|下)(?!个)/g, ([, m, part = '']) =>
      half(Number(m), part.startsWith('上') ? 1 : 2),
    ),
    ...scan.take(/(?<!\d)(\d{1,2})月(?:底|末)/g, ([, m]) => day(endOf(near(Number(m), 28)))),
    ...scan.take(/(?:本|这个?|当)?月(?:底|末)/g, () => day(endOfMonth(today))),
    ...scan.take(/本月|当月|\bthis month\b/gi, (match) =>
      period(`${today.slice(0, 8)}01`, endOfMonth(today), isValidity(match) ? null : 'dateRole'),
    ),
    ...scan.take(/年底|年末/g, () => day(`${today.slice(0, 4)}-12-31`)),
    ...scan.take(/(?<!\d)(\d{1,2})月(?!份?(?:最后|初|中))份?(?!\d)/g, ([, m]) => whole(Number(m))),
    ...scan.take(
      /第 ?(\d{1,2}) ?周|(?<![\d.第])([1-5]\d)周(?![一二三四五六日天内年左])|\bw(?:ee)?k\.? ?(\d{1,2})(?!\d)|\bw(\d\d)(?!\d)/gi,
      ([, a, b, c, d]) => weekSpan(Number(a ?? b ?? c ?? d), today),
    ),
    ...scan.take(/(?<!下)(本|这|下)(?:个)?(?:周|星期|礼拜)([一二三四五六日天])/g, ([, which, d = '']) =>
      day(addDays(monday, '一二三四五六日'.indexOf(d === '天' ? '日' : d) + (which === '下' ? 7 : 0))),
    ),
    ...scan.take(/(?<!下)(本|这个?|下)周|\b(this|next) week\b/gi, (match) => {
      const [, han, latin] = match;
      const first = addDays(monday, han === '下' || latin?.toLowerCase() === 'next' ? 7 : 0);
      return period(first, addDays(first, 6), isValidity(match) ? null : 'dateRole');
    }),
    ...scan.take(/今[天日](?= ?(?:有效|截|开|船|前|为止))|(?<=\b(?:until|till|by|etd|valid) )today\b/gi, () =>
      day(today),
    ),
    ...scan.take(/明天|明日|\btomorrow\b/gi, () => day(addDays(today, 1))),
    ...scan.take(
      /(?<![\d./]|\d[-,])(\d{1,2})([/.])(\d{1,2}) ?[-~至到] ?(\d{1,2})(?![\d/.月]| ?(?:days?|天))/g,
      ([, m, , a, b]) => range(near(Number(m), Number(a)), near(Number(m), Number(b))),
    ),
    // 1850/12.5/13天: a date between a price and other numbers.
    ...scan.take(/(?<=\d{3,5}\/)(\d{1,2})\.(\d{1,2})(?=\/|[ ,;]|$)/g, ([, m, d]) =>
      day(near(Number(m), Number(d))),
    ),
    ...scan.take(
      pattern(
        `(?<![\\d./$¥€]|(?<!\\d\\d)\\d,)(\\d{1,2})([/.])(\\d{1,2})(?![\\d/]|,\\d{3}|\\.\\d| ?(?:gp|hq|hc|dc|'|尺|${currencySource}(?! ?\\d)|%|吨|kg|t\\b|k\\b))`,
      ),
      ([, a, sign, b]) => shortDate(Number(a), Number(b), sign),
    ),
    // 1-14号 are days of a month, 1-14开 is the fourteenth of January.
    ...scan.take(
      /(?<![\d.]|\d[-/])(\d{1,2})-(\d{1,2})(?=(号|日)?)(?=[号日]| ?(?:开|船|截))/g,
      ([, m, d, unit]) =>
        unit && Number(m) < Number(d)
          ? range(nextDate(Number(m), today), nextDate(Number(d), today))
          : day(near(Number(m), Number(d))),
    ),
    // VALID 11.21-11.30: with a word in front, points are no decimals.
    ...scan.take(
      /(?<=\b(?:valid(?:ity)?|vld|etd|till|until|from|departure|departing|sailing)[ :]{0,3}|\d\.\d{1,2} ?[-~] ?)(\d{1,2})\.(\d{1,2})(?!\d|\.\d)/gi,
      ([, a, b]) => shortDate(Number(a), Number(b), '/'),
    ),
    ...scan.take(
      /(?<=(?:\betd|\bun?till?|\bthrough|有效期?[至到]|船期|开船|开航)[ :]{0,3})(\d{1,2})-(\d{1,2})(?![\d/-]| ?(?:days?|天))/gi,
      ([, m, d]) => shortDate(Number(m), Number(d), '-'),
    ),
    ...scan.take(/(?<![\d./月])(\d{1,2})[号日](?!线|柜|箱|楼)/g, ([, d]) => day(nextDate(Number(d), today))),
  ];
  return joinedDates(
    scan,
    mentions.toSorted((a, b) => a.start - b.start),
  );

  /** 本周有效 is a validity; 本周特价 is a title, and 下周有柜 a sailing. */
  function isValidity({ index, 0: text }: RegExpExecArray): boolean {
    return (
      /有效|valid|适用|执行/i.test(scan.after(index + text.length, 12)) ||
      /有效|valid|for $/i.test(scan.before(index))
    );
  }
  function partOfMonth(month: number, firstDate: number): DaySpan | null {
    const from = near(month, firstDate);
    return period(from, from && addDays(from, 6), 'dateRole');
  }
  function named(d: string | undefined, m: string, y: string | undefined): string | null {
    return y === undefined ? near(monthOf(m), Number(d)) : dayOf(y, String(monthOf(m)), d);
  }
  function dayFirst(a = '', b = '', y = '', sign = ''): DaySpan | null {
    const isUnclear = sign === '/' && order === 'unclear' && Number(a) <= 12 && Number(b) <= 12 && a !== b;
    if (isUnclear) return unclear(dayOf(y, b, a), dayOf(y, a, b));
    const monthFirst = sign === '/' && order !== 'day' && order !== 'unclear';
    const readings = [dayOf(y, a, b), dayOf(y, b, a)] as const;
    return monthFirst ? settled(...readings) : settled(readings[1], readings[0]);
  }
  function shortDate(a: number, b: number, sign = ''): DaySpan | null {
    // A decimal such as 7.5 is a date only where the line writes Chinese.
    if (sign === '.' && order !== 'chinese') return null;
    if (a > 12) return day(near(b, a));
    if (b > 12 || a === b) return day(near(a, b));
    if (order === 'day') return settled(near(b, a), near(a, b));
    if (order !== 'unclear') return settled(near(a, b), near(b, a));
    return unclear(near(a, b), near(b, a));
  }
  /** A date that can be read in two orders: the one near today, otherwise the first. */
  function unclear(first: string | null, second: string | null): DaySpan | null {
    const from = likelierDay(first, second, today);
    return day(from, 'dayMonth', from === first ? second : first);
  }
  /** A date in the order of its text; in doubt where only the other order is near: 7/12 in November. */
  function settled(inOrder: string | null, other: string | null): DaySpan | null {
    const isFar = inOrder !== null && other !== null && likelierDay(inOrder, other, today) !== inOrder;
    return day(inOrder ?? other, isFar ? 'dayMonth' : null);
  }
}

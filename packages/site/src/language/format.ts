import type { Money, PortTime } from '@fairway/gateway';
import { type Language, languages } from './languages.ts';

/** Minor units in one of USD, CNY and EUR, the currencies of the contract. */
const minor = 100;

/** The time zone of the operator: its days, records and deadlines use it. */
export const houseZone = 'Asia/Shanghai';

/** Dates, times and amounts in one language; our instants are in the reader's time zone. */
export function formats(language: Language, readersZone: string = houseZone) {
  const { locale } = languages[language];
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const fixed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const inCurrency = ({ amount, currency }: Money, minimumFractionDigits: number) =>
    currencyFormat(locale, currency, minimumFractionDigits).format(amount / minor);
  const otherZone = (at: Date, before: string) =>
    readersZone === houseZone ? '' : before + zoneName(at, readersZone);

  return {
    /** `$1,890`; cents only where there are some. */
    money: (price: Money) => inCurrency(price, price.amount % minor === 0 ? 0 : 2),
    /** `¥4,334.00`: an amount to pay, always with its cents, so that sums below each other line up. */
    sum: (paid: Money) => inCurrency(paid, 2),
    number: (value: number) => plain.format(value),
    percent: (value: number) => `${fixed.format(Math.abs(value)).replace(/0$/, '')}%`,
    /** `11/24 周二` · `Tue 24 Nov`, at the port. */
    portDay: ({ at, zone }: PortTime) => dayAndWeekday(language, new Date(at), zone),
    /** `11/22 18:00` · `22 Nov 18:00`, at the port. */
    portTime: ({ at, zone }: PortTime) => dayAndTime(language, new Date(at), zone),
    /** `2026-11-22 18:00`, at the port; the same in every language, for files. */
    portStamp: ({ at, zone }: PortTime) => stamp(new Date(at), zone),
    /** `18:00`, at the port, under its day. */
    portClock: ({ at, zone }: PortTime) => stamp(new Date(at), zone).slice(11),
    /** `11/24` · `24 Nov`, at the port: where there is room for no more. */
    portDate: ({ at, zone }: PortTime) => dayOnly(language, new Date(at), zone),
    /** `11/22 18:00 GMT+8` · `22 Nov 11:00 GMT+1`: one of our instants in the reader's time, with its zone. */
    instant: (at: string | Date) =>
      `${dayAndTime(language, new Date(at), readersZone)}\u00a0${zoneName(new Date(at), readersZone)}`,
    /**
     * `2026-11-20 17:00` · `2026-11-20 10:00 GMT+1`: an instant in the reader's time, with its zone where that is not ours;
     * the same in every language, for records and files.
     */
    stamp: (at: string | Date) => stamp(new Date(at), readersZone) + otherZone(new Date(at), '\u00a0'),
    /** `2026-11-20`: the reader's day of an instant. */
    stampDay: (at: string | Date) => stamp(new Date(at), readersZone).slice(0, 10),
    /** `17:00`: the reader's time of an instant, under a heading with its day and zone. */
    clock: (at: string | Date) => stamp(new Date(at), readersZone).slice(11),
    /** `11/24 周二` · `Tue 24 Nov · GMT+1`: the reader's day of instants, for a heading above their times. */
    zonedDay: (at: string | Date) =>
      dayAndWeekday(language, new Date(at), readersZone) + otherZone(new Date(at), ' · '),
    /** `11/24 周二` · `Tue 24 Nov`: the reader's day of an instant. */
    instantDay: (at: string | Date) => dayAndWeekday(language, new Date(at), readersZone),
    /** A day with its year, in Shanghai time. */
    day: (at: string | Date) =>
      dateFormat(locale, {
        dateStyle: language === 'zh' ? 'long' : 'medium',
        timeZone: houseZone,
      }).format(new Date(at)),
    /** `11/23–11/29` · `23–29 Nov`: the days of a week, given as calendar days. */
    days: (from: string, to: string) => {
      const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
      // A range of Chinese days would drop the zeros that every other day has.
      if (language === 'zh') {
        const ends = new Set([first, last].map((day) => dayOnly(language, day, 'UTC')));
        return [...ends].join('–');
      }
      const range = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
      // A range across years would include both years; the week number already has its year.
      const across = first.getUTCFullYear() !== last.getUTCFullYear();
      const text = across ? `${range.format(first)}–${range.format(last)}` : range.formatRange(first, last);
      return text.replace(/\s*[–-]\s*/, '–');
    },
    /** `2026 年第 48 周` · `week 48 of 2026`. */
    week: (week: string) => {
      const [year, number] = week.split('-W');
      return language === 'zh' ? `${year} 年第 ${Number(number)} 周` : `week ${Number(number)} of ${year}`;
    },
  };
}

export type Formats = ReturnType<typeof formats>;

/** `GMT+8`: how far a zone is ahead at an instant. */
function zoneName(at: Date, timeZone: string): string {
  return partsOf(at, timeZone, { timeZoneName: 'shortOffset' }, 'en').timeZoneName ?? '';
}

function stamp(at: Date, timeZone: string): string {
  const part = partsOf(
    at,
    timeZone,
    { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    'en',
  );
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`;
}

function dayOnly(language: Language, at: Date, timeZone: string): string {
  const part = partsOf(
    at,
    timeZone,
    { month: language === 'zh' ? '2-digit' : 'short', day: '2-digit' },
    language,
  );
  return language === 'zh' ? `${part.month}/${part.day}` : `${Number(part.day)}\u00a0${part.month}`;
}

function dayAndTime(language: Language, at: Date, timeZone: string): string {
  const part = partsOf(
    at,
    timeZone,
    { month: language === 'zh' ? '2-digit' : 'short', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    language,
  );
  return `${dayOnly(language, at, timeZone)}\u00a0${part.hour}:${part.minute}`;
}

function dayAndWeekday(language: Language, at: Date, timeZone: string): string {
  const part = partsOf(
    at,
    timeZone,
    { month: language === 'zh' ? '2-digit' : 'short', day: '2-digit', weekday: 'short' },
    language,
  );
  return language === 'zh'
    ? `${part.month}/${part.day}\u00a0${part.weekday}`
    : `${part.weekday} ${Number(part.day)}\u00a0${part.month}`;
}

/** Creates one format for the same options: creating one takes as long as fifty uses, and a list has a time in every row. */
function cachedBy<Options extends readonly unknown[], Format>(make: (...options: Options) => Format) {
  const cache = new Map<string, Format>();
  return (...options: Options): Format => {
    const key = JSON.stringify(options);
    const format = cache.get(key) ?? make(...options);
    cache.set(key, format);
    return format;
  };
}

const dateFormat = cachedBy(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

const currencyFormat = cachedBy(
  (locale: string, currency: string, minimumFractionDigits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits,
    }),
);

function partsOf(
  at: Date,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  language: Language,
): Record<string, string> {
  const format = dateFormat(languages[language].locale, { ...options, timeZone, hourCycle: 'h23' });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

import { localeOf } from '../../../provider/localeOf.ts';
import { numbersOf } from '../../../provider/numbersOf.ts';

/** Px of a name in the smallest type: Chinese is twice as wide. */
export function widthOf(name: string): number {
  return [...name].reduce((width, letter) => width + (letter > '\u2e7f' ? 12.5 : 6.8), 0);
}

/** The number and date formats of a language. */
export function formatsOf(lang: string) {
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', ...options });
    return (text: string) => format.format(Date.parse(text));
  };
  return {
    number: numbersOf(lang),
    percent: new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }).format as (
      value: number,
    ) => string,
    // 11/20 is November where Chinese is read, and anything elsewhere.
    short: day({ month: lang.startsWith('zh') ? 'numeric' : 'short', day: 'numeric' }),
    long: day({ dateStyle: 'medium' }),
    month: day({ month: lang.startsWith('zh') ? 'numeric' : 'short', year: 'numeric' }),
  };
}

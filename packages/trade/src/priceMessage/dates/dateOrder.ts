import { daysBetween } from '../../weeks.ts';

/** Which number of 5/12 is the month. Chinese texts put it first, and 7.5 is a date only in them. */
export type DateOrder = 'chinese' | 'month' | 'day' | 'unclear';

/** 14/12 and 14/12/2026; 7/14 days and max 13/12 t are no dates. */
const pair =
  /(?<![\d/.,$]|(?:free(?: time)?|dem|det|max|gross|usd)[ :=]{0,3})(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d\d)?(?![\d/]| ?(?:days?|d\b|t\b|tons?|kgs?))/gi;

/** 14.12.2025 and 14.12. */
const dotted = /(?<![\d/.,$])(\d{1,2})\.(\d{1,2})\.(?:(?:20)?\d\d(?!\d)|(?= |$))/g;

/** The order of a text: one date such as 14/12 settles it for all the others. */
export function dateOrderOf(text: string): DateOrder {
  // Signs of full width are those of a Chinese keyboard.
  if (/[\p{Script=Han}：，；（）]/u.test(text)) return 'chinese';
  const isDate = (month: number, date: number) => month > 0 && month <= 12 && date > 12 && date <= 31;
  const dates = [...text.matchAll(pair), ...text.matchAll(dotted)].map(
    ([, first, second]) => [Number(first), Number(second)] as const,
  );
  const monthFirst = dates.some(([first, second]) => isDate(first, second));
  const dayFirst = dates.some(([first, second]) => isDate(second, first));
  if (monthFirst === dayFirst) return 'unclear';
  return monthFirst ? 'month' : 'day';
}

/** Days around today in which a price message usually has its dates. */
const usualPast = 14;
const usualFuture = 75;

/** Of two readings of a date, the one near today; the first where both or none of them are. */
export function likelierDay(first: string | null, second: string | null, today: string): string | null {
  const isUsual = (day: string | null) => {
    const days = day === null ? Number.NaN : daysBetween(today, day);
    return days >= -usualPast && days <= usualFuture;
  };
  return first === null || (!isUsual(first) && isUsual(second)) ? second : first;
}

import type { PriceField } from '../priceRow.ts';
import type { Scan } from '../text/scan.ts';

const han = '一二三四五六日';
const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
export const weekdayOf = (text: string) => (/[天七]/.test(text) ? 7 : han.indexOf(text) + 1 || Number(text));
const pair =
  /(?:周|星期|每周)?([一二三四五六日天1-7])截(?:[关单港])?[, ]?(?:周|星期)?([一二三四五六七日天1-7])(?:开|走)/g;
/** 截一开四, 截周一开周四. */
const cutOffFirst =
  /截[关单港]?(?:周|星期)?([一二三四五六日天1-7])[, /]?开船?(?:周|星期)?([一二三四五六七日天1-7])(?![\d月./-])/g;
const hanDay =
  /(?<![本这下上])(?:每?(?:周|星期|礼拜))([一二三四五六日天])(?:[,/和及 ]{0,2}(?:周|星期)?[一二三四五六日天](?=[一二三四五六日]{0,3}(?:开|船|班|[,/ ]|$))){0,3}/g;
const latinDay =
  /\b(?:every |each |weekly )?(mon|tue|wed|thu|fri|sat|sun)(?:s?day|nesday|rsday|urday)?s?\b(?!\w)/gi;

/** The day of the week on which a service sails; days of a cut-off are none. */
export function readWeekday(scan: Scan): PriceField<number> | null {
  const days = [
    ...[pair, cutOffFirst].flatMap((pattern) =>
      scan.take(pattern, ([, , sails = '']) => ({ day: weekdayOf(sails), several: false })),
    ),
    ...scan.take(hanDay, ([text, day = '']) => ({
      day: weekdayOf(day),
      several: (text.match(/[一二三四五六日天]/g) ?? []).length > 1,
    })),
    ...scan.take(latinDay, ([, name = '']) => ({
      day: weekdayNames.indexOf(name.toLowerCase()) + 1,
      several: false,
    })),
  ].toSorted((a, b) => a.start - b.start);
  const sailing = days.filter(({ start, end }) => {
    const isCutOff =
      /^ ?截/.test(scan.after(end)) ||
      /(?:截\S{0,2}|cut\W?off|closing|\bsi|\bcy|\buntil|\btill|\bvalid(?: to)?|\beta|有效期?[至到])[ :]{0,2}$/i.test(
        scan.before(start),
      );
    return !isCutOff;
  });
  const [first, second] = sailing;
  if (!first) return null;
  const several = first.value.several || second !== undefined;
  return {
    value: first.value.day,
    start: first.start,
    end: first.end,
    doubt: several ? 'severalDays' : null,
  };
}

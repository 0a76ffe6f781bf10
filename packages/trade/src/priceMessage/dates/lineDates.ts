import { isDateSoldOut } from '../noOffer/soldOut.ts';
import type { PriceField } from '../priceRow.ts';
import type { Scan } from '../text/scan.ts';
import type { DateOrder } from './dateOrder.ts';
import type { DateMention } from './joinedDates.ts';
import { readDates } from './readDates.ts';
import { readWeekday } from './weekdays.ts';

export interface LineDates {
  readonly validFrom: PriceField<string> | null;
  readonly validTo: PriceField<string> | null;
  readonly departure: PriceField<string> | null;
  readonly weekday: PriceField<number> | null;
}

type Role = 'valid' | 'to' | 'from' | 'departure' | 'moved' | 'none';

const toBefore =
  /有效期?至|有效期?到|截止|到期|exp(?:iry|ires?)?\b|until|till|thru|through|\bto\b|\bby\b|\bbis\b/i;
const validBefore = /有效|valid|\bval\b|\bvld|gültig|执行|使用|适用|仅限|价格/i;
const fromBefore = /\beff(?:ective)?\b|生效|\bfrom\b|\bas of\b|\bstarting\b|自|从/i;
const departureBefore =
  /\betd|开船|预配|开航|离港|船期|航次|预计开|班期|\bsail|leav|depart|\bdep(?![a-z])|🗓|开 ?:? ?$/i;
const cutOffBefore = /截|cut|closing|\b(?:cls|si|cy)(?![a-z])/i;
/** A label right before a date, which counts more than the words behind it: 截关12/3 开船12/6. */
const cutOffLabel =
  /(?:截[关单港重]?|cut ?-?off|closing|\b(?:cls|si|cy))(?:日期?|时间|time|date)?[ :]{0,3}$/i;
/** A label right before a day: 周三开船 有效期至12/15. */
const toLabel =
  /(?:有效期?(?:[至到]|截[至止])?|截止|\buntil|\btill|\bvalid(?:ity)?(?: (?:to|until|till|thru|through))?|\bvld)[ :]{0,3}$/i;
const movedBefore = /(?:改|改到|改为|改期|顺延|延到|推迟到?|postponed to|moved to|delayed to)[ :]{0,2}$/i;
const arrivalBefore = /\beta|到港|抵港|预计到|抵达/i;
const departureAfter = /^ ?(?:号|日)?(?:左右)?(?:的)?(?:开|船|航次|离港|(?:sailing|etd)(?![ :]{0,3}\d)|班)/i;
/** 12月7、14、21号开: the word behind the last day is that of all days. */
const departuresAfter = /^(?: ?[,/和及] ?\d{1,2}[号日]?(?!\d)){1,5}(?:的)?(?:开|船|班|离港)/;
const cutOffAfter = /^ ?(?:截|cut|closing)/i;
const toAfter = /^ ?(?:截止|到期|前|止|之前|为止)/;
const fromAfter = /^ ?(?:起|开始|生效|onwards?)/;
/** 12月1日起涨50 is a later price than the one of the line. */
const changeAfter = /^ ?(?:起|开始|后)?,? ?(?:再|上|下)?(?:涨|调|降)(?!\p{Script=Han}?[至到为])/u;
const arrivalAfter = /^ ?(?:到港|抵)/;

/** Validity, departure and day of the week of a line. */
export function readLineDates(scan: Scan, today: string, order: DateOrder): LineDates {
  const weekday = readWeekday(scan);
  const mentions = readDates(scan, today, order);
  let validFrom: PriceField<string> | null = null;
  let validTo: PriceField<string> | null = null;
  const severalPeriods = mentions.filter(({ value }) => value.kind === 'range').length > 1;
  const departures: { field: PriceField<string>; rank: number }[] = [];
  for (const [index, mention] of mentions.entries()) {
    const { value, start, end } = mention;
    const isOneOfSeveral = value.kind === 'day' && departuresAfter.test(scan.line.slice(end, end + 24));
    const next = mentions[index + 1];
    const isInList = next?.value.kind === 'day' && /^ ?[,/和及&] ?$/.test(scan.line.slice(end, next.start));
    // 截一开四 12/1-12/7: those words belong to the days of the week.
    const isBehindDays =
      weekday !== null && weekday.end <= start && /[开截]/.test(scan.line.slice(weekday.start, weekday.end));
    const since = Math.max(mentions[index - 1]?.end ?? 0, isBehindDays ? weekday.end : 0);
    const role = isOneOfSeveral ? 'departure' : roleOf(scan, mention, since);
    const field = (day: string, guessed = false): PriceField<string> => ({
      value: day,
      start,
      end,
      doubt:
        value.doubt ??
        (isOneOfSeveral || (isInList && role === 'departure') ? 'severalDays' : guessed ? 'dateRole' : null),
    });
    if (role === 'none') continue;
    if (value.kind === 'day') {
      if (role === 'to') validTo ??= field(value.to);
      else if (role === 'from') validFrom ??= field(value.from);
      else {
        const guessed = role === 'valid';
        const rank = guessed ? 0 : role === 'departure' ? 1 : 2;
        departures.push({ field: field(value.from, guessed), rank });
      }
    } else {
      // Departures of a period are offered: ETD 12/1-12/14.
      // Two periods of a line without an order belong to prices that are not in it.
      const guessed = role === 'departure' || severalPeriods;
      validFrom ??= role === 'to' ? null : field(value.from, guessed);
      validTo ??= field(value.to, guessed);
    }
  }
  // 12/8 取消，改12/15: the new day, then one with a word that says so, then the first.
  const [departure] = departures.toSorted((a, b) => b.rank - a.rank);
  return { validFrom, validTo, departure: departure?.field ?? null, weekday };
}

function roleOf(scan: Scan, { value, start, end }: DateMention, since: number): Role {
  const after = scan.after(end);
  const before = scan.before(start, Math.min(18, start - since));
  // 11/24截单 11/28开: those words belong to the date before.
  const isOfDateBefore = since > 0 && /^(?:号|日)?截(?!止)/.test(scan.line.slice(since, start));
  if ((cutOffLabel.test(before) && !isOfDateBefore) || isDateSoldOut(after) || changeAfter.test(after))
    return 'none';
  if (movedBefore.test(before)) return 'moved';
  if (cutOffAfter.test(after) && !toAfter.test(after)) return 'none';
  if (arrivalAfter.test(after)) return 'none';
  if (departureAfter.test(after)) return 'departure';
  if (toAfter.test(after)) return 'to';
  if (fromAfter.test(after)) return 'from';
  if (value.kind === 'day' && toLabel.test(before)) return 'to';
  if (arrivalBefore.test(before)) return 'none';
  if (departureBefore.test(before)) return 'departure';
  if (toBefore.test(before)) return 'to';
  if (cutOffBefore.test(before) && !isOfDateBefore) return 'none';
  if (fromBefore.test(before)) return value.kind === 'day' ? 'from' : 'valid';
  if (validBefore.test(before) || /^ ?有效/.test(after)) return value.kind === 'day' ? 'to' : 'valid';
  return 'valid';
}

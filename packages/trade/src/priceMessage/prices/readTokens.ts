import { withBareSizes, withoutDoubleNames } from './boxTokens.ts';
import { currencyCodes, currencyOf, currencySource, shortCurrencySource } from './currencies.ts';
import { signOf } from './minus.ts';
import type { BoxWord, PriceToken } from './priceToken.ts';

const tokens = new RegExp(
  [
    // 20GP, 1x40'HQ, 40尺高柜, 45HC
    `(?<box>(?<![\\d.]|(?<!\\d\\d)\\d,)(?:\\d{1,2} ?[x*] ?)?(?<size>20|40|45)(?:(?:'|尺|ft|foot|"){0,2} ?(?<type>high ?cubes?|standard|general|gp|dc|dv|dry|std|sd|st|hq|hc|hcq|rf|rh|rq|nor|ot|oh|fr|tk|coc|冷冻柜|冷柜|冻柜|冷高|开顶柜?|框架柜?|高柜|高箱|高|平柜|普柜|小柜|大柜|柜)|(?:'|尺|ft|foot|"){1,2})(?!(?!${currencyCodes})[a-z])(?: ?\\* ?\\d{1,2}(?!\\d))?)`,
    // 20XY is a box that has no column here.
    `(?<otherBox>(?<![\\d.]|(?<!\\d\\d)\\d,)(?:20|40|45)(?!${currencyCodes}|days?|tons?|kgs?|cbm|mt|th|of|per)[a-z]{2,4}(?![a-z]))`,
    // 1,550 (20)
    "(?<bracketed>\\((?:20|40)'?\\))",
    `(?<hanBox>小柜|小箱|平柜|平箱|普柜|大柜|大箱|高柜|高箱|平高|(?<!\\p{L})[小大高](?=[ :]{0,2}(?:${currencySource})? ?\\d{2,5}(?![\\d.])|\\/[大高]柜))`,
    '(?<bareType>(?<![a-z\\d])(?:hq|hc|gp|teu|feu)(?![a-z]))',
    `(?<currency>${currencySource}|${shortCurrencySource})`,
    '(?<number>(?<![\\d.])\\d{1,2}(?:\\.\\d{1,2})?k(?![a-z])|(?<![\\d.])\\d{1,3}(?:\\.\\d{3})+,\\d\\d(?!\\d)|(?<![\\d.])\\d{1,3}\\.\\d{3}(?![\\d.])|(?<![\\d.])\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?(?![\\d])|(?<![\\d.])\\d{1,7}(?:\\.\\d{1,2})?(?!\\d))',
    '(?<hanNumber>[一二两三四五六七八九]千(?:零?[一二两三四五六七八九][百十]?){0,3})',
    '(?<same>同价|一样|一致|same)',
    '(?<slash>[/*])',
    '(?<plus>\\+)',
    '(?<colon>[:=@]|\\bat\\b|\\bper\\b|\\bfor\\b|\\bis\\b|每)',
    '(?<comma>,)',
    '(?<break>[;>\\u0001])',
    '(?<word>[\\p{L}]{1,24})',
  ].join('|'),
  'giu',
);

/** Words that people write without a blank in front of a number and behind one. */
const wordBefore = new RegExp(`(?:${currencyCodes}|to|hq|gp|hc)$`, 'i');
const wordBehind = new RegExp(`^(?:${currencyCodes}|per|gp|hq)`, 'i');

const plainAmount = { isNegative: false, doubt: null } as const;

/** The tokens of a line from which earlier readers took ports, dates and other words. */
export function readTokens(rest: string): PriceToken[] {
  const list: PriceToken[] = [];
  for (const match of rest.matchAll(tokens)) {
    const place = { start: match.index, end: match.index + match[0].length };
    const groups = match.groups ?? {};
    if (groups.box !== undefined)
      list.push({ kind: 'box', box: boxOf(groups.size ?? '', groups.type), ...place });
    else if (groups.otherBox !== undefined) list.push({ kind: 'box', box: 'other', ...place });
    else if (groups.bracketed !== undefined)
      list.push({ kind: 'box', box: groups.bracketed.includes('2') ? '20GP' : '40', ...place });
    else if (groups.hanBox !== undefined) list.push({ kind: 'box', box: hanBox(groups.hanBox), ...place });
    else if (groups.bareType !== undefined)
      list.push({ kind: 'box', box: bareBox(groups.bareType), ...place });
    else if (groups.currency !== undefined) {
      const currency = currencyOf(groups.currency);
      if (currency) list.push({ kind: 'currency', currency, ...place });
    } else if (groups.hanNumber !== undefined)
      list.push({ kind: 'number', minor: hanNumber(groups.hanNumber) * 100, ...plainAmount, ...place });
    else if (groups.number !== undefined) {
      if (isCount(groups.number, rest.slice(place.end, place.end + 4))) continue;
      // Digits that belong to a word, such as 448W, are no price.
      if (
        /[a-z]/i.test(rest.charAt(place.start - 1)) &&
        !wordBefore.test(rest.slice(Math.max(0, place.start - 4), place.start))
      )
        continue;
      if (
        /^[a-tv-z](?![a-z]*\d)/i.test(rest.slice(place.end, place.end + 2)) &&
        !wordBehind.test(rest.slice(place.end, place.end + 4))
      )
        continue;
      const [whole = '', decimals = ''] = ungrouped(groups.number).split('.');
      const minor = Number(whole + decimals.padEnd(2, '0'));
      const low = list.findLastIndex(({ kind }) => kind !== 'currency');
      const last = list[low];
      const hasCurrency = list[low - 1]?.kind === 'currency';
      // 2600-2700, USD50-100, 2600美金-2700美金
      if (
        last?.kind === 'number' &&
        isRange(last.minor, minor, rest.slice(last.end, place.start), hasCurrency)
      )
        list[low] = { ...last, doubt: 'boxes' };
      else list.push({ kind: 'number', minor, ...signOf(rest, { minor, ...place }), ...place });
    } else {
      const kind = (['same', 'slash', 'plus', 'colon', 'comma', 'break'] as const).find(
        (each) => groups[each] !== undefined,
      );
      list.push({ kind: kind ?? 'word', ...place });
    }
  }
  return withoutDoubleNames(rest, withBareSizes(rest, list));
}

/** 5个 and 12点 are counts; 2950 只收普货 and 2950 票结 are prices. */
const isCount = (number: string, after: string) =>
  number.length <= 2 && /^ ?(?:个|只(?![剩收要有限])|条(?![件款])|票(?!结)|年(?![前后底])|点|%)/.test(after);

const rangeSign = new RegExp(`^ ?(?:${currencySource})? ?[-~] ?(?:${currencySource})? ?$`, 'i');

/** A range of prices is narrow; one of small amounts, which follow a currency, may be wider. */
function isRange(low: number, high: number, between: string, hasCurrency: boolean): boolean {
  if (high <= low || !rangeSign.test(between)) return false;
  return low >= 10_000 ? high < low * 1.3 : hasCurrency && low >= 1000 && high <= low * 2;
}

/** 1,650 and 1.650 are thousands: money has at most two decimals. 1.450,00 has a comma in front of them, 1.85k is 1850. */
function ungrouped(number: string): string {
  if (/k$/i.test(number)) return String(Math.round(Number(number.slice(0, -1)) * 1000));
  if (/\.\d{3},\d\d$/.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}\.\d{3}$/.test(number) ? number.replace('.', '') : number.replaceAll(',', '');
}

const hanUnits: Readonly<Record<string, number>> = { 千: 1000, 百: 100, 十: 10 };

/** 一千八百五 and 两千零五十: a last digit without its unit counts in the next smaller one. */
function hanNumber(text: string): number {
  let total = 0;
  let unit = 0;
  for (const [, zero, digit = '', name] of text.matchAll(/(零?)([一二两三四五六七八九])([千百十]?)/g)) {
    unit = name ? (hanUnits[name] ?? 1) : zero ? 1 : unit / 10;
    total += ('一二三四五六七八九'.indexOf(digit === '两' ? '二' : digit) + 1) * unit;
  }
  return total;
}

function boxOf(size: string, type = ''): BoxWord {
  if (size === '45' || /^(?:r[fhq]|nor|o[th]|fr|tk|冷|冻|开顶|框架)/i.test(type)) return 'other';
  if (size === '20') return '20GP';
  if (/^(?:hq|hc|hcq|high|高)/i.test(type)) return '40HQ';
  return /^(?:gp|general|dc|dv|dry|sd|st|平|普)/i.test(type) ? '40GP' : '40';
}

/** GP alone is a 20- or a 40-foot box: its price is left out. */
function bareBox(text: string): BoxWord {
  if (/^h/i.test(text)) return '40HQ';
  if (/^g/i.test(text)) return 'other';
  return /^t/i.test(text) ? '20GP' : '40';
}

function hanBox(text: string): BoxWord {
  if (text.startsWith('小')) return '20GP';
  if (/^(?:平[柜箱]|普)/.test(text)) return '40GP';
  return text.startsWith('高') ? '40HQ' : '40';
}

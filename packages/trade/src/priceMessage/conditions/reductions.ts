import { currencySource } from '../prices/currencies.ts';
import type { Mention, Scan } from '../text/scan.ts';

const currency = `(?:${currencySource})`;
/** An amount that is no price of a box, no share, no count of days, and not the first of a list. */
const amount = `(?<amount>\\d{1,3})(?!\\d|\\.\\d|,\\d{3}|/ ?-?(?:${currency} ?)?\\d|/? ?(?:gp|hq|hc|dc)| ?(?:'|尺|天|days?\\b|d\\b|吨|t\\b|%))`;
const box = "(?:gp|hq|hc|dc|柜|箱|尺|'|[高小大平])[ :]{0,3}";
/** Behind a box such an amount is its price. */
const patterns = [
  // USD-50, -USD50, USD50-
  `(?<!${box})${currency} ?- ?${amount}`,
  `(?<!${box}|[\\p{L}\\p{N}])-${currency} ?${amount}`,
  `(?<!${box})${currency} ?${amount}-(?![\\d\\p{L}])`,
  // 2950-50, 2950 (-50 for VIP)
  `(?<=\\d{3}(?: ?${currency})?[ (,;]{0,2})- ?${amount}`,
  `(?:优惠|立减|直减|再减|减免?|便宜|\\bless|\\bminus|\\bdiscount(?: of)?) ?:? ?(?:${currency} ?)?${amount}(?: ?${currency})?`,
  `(?:${currency} ?)?${amount}(?: ?${currency})? (?:off|discount)\\b`,
].map((source) => new RegExp(source, 'giu'));

/** A reduction is at most this part of the price in front of it. */
const smallestRatio = 3;

/**
 * Takes the amounts by which a price may be reduced. They follow a price, or are in a line without ports, which is about the prices
 * above it; in the place of a price they are left to be read as one.
 */
export function takeReductions(scan: Scan, hasPorts: boolean): Mention<string>[] {
  return patterns.flatMap((pattern) =>
    scan.take(pattern, ({ index, 0: text, groups }) => {
      const before = scan.rest.slice(0, index).replaceAll(/(\d),(?=\d{3})/g, '$1');
      const price = before.match(/\d{3,7}/g)?.at(-1);
      const isReduction =
        price === undefined ? !hasPorts : Number(groups?.amount) * smallestRatio < Number(price);
      return isReduction ? text.trim() : null;
    }),
  );
}

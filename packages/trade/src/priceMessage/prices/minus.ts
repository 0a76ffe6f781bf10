import { currencySource } from './currencies.ts';

/** USD-50 and USD -50; USD - 50 has a dash. */
const behindCurrency = new RegExp(`${currencySource} ?-$`, 'iu');
/** -50 and -USD50; behind a word, a port or a box, the sign is a dash. */
const inFront = new RegExp(`(?:^|[ /(,:;])-(?:${currencySource} ?)?$`, 'iu');
/** 40HQ-100: a dash more likely than a minus. */
const behindBox = new RegExp(`(?:gp|hq|hc|dc|[柜箱尺'])-(?:${currencySource} ?)?$`, 'iu');
/** 50- at the end of a statement. */
const behindAmount = /^-(?= {0,3}(?:$|[/),;]))/;

/** A freight below this may be negative, as from China to Japan. At a higher one the sign is a dash. */
const usualPrice = 30_000;

/** The sign of an amount in the place of a price. An amount with a minus is always in doubt: a reduction looks the same. */
export function signOf(
  text: string,
  { start, end, minor }: { readonly start: number; readonly end: number; readonly minor: number },
): { readonly isNegative: boolean; readonly doubt: 'reduction' | null } {
  const before = text.slice(Math.max(0, start - 12), start);
  const isSmall = minor < usualPrice;
  const hasMinus =
    behindCurrency.test(before) ||
    behindAmount.test(text.slice(end, end + 6)) ||
    (isSmall && inFront.test(before));
  const isUnclear = hasMinus || (isSmall && behindBox.test(before));
  return { isNegative: hasMinus && isSmall, doubt: isUnclear ? 'reduction' : null };
}

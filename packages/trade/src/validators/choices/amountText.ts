import { toHalfWidth } from '../normalise.ts';

/** Currencies whose signs and names an amount may carry. */
export type AmountCurrency = 'CNY' | 'USD' | 'EUR' | 'HKD';

/** The usual spellings of a currency before or after an amount, in lower case. */
const signs: Readonly<Record<AmountCurrency, readonly string[]>> = {
  CNY: ['cny', 'rmb', 'cn¥', 'rmb¥', '¥', '元', '圆', '圓', '人民币', '人民幣', '人民币¥', '元人民币'],
  USD: ['usd', 'us$', 'usd$', '$', '美元', '美金'],
  EUR: ['eur', '€', 'eur€', '欧元', '歐元'],
  HKD: ['hkd', 'hk$', 'hkd$', '港元', '港币', '港幣'],
};

/** An amount in minor units, or the rule that it breaks. */
export type AmountRead = { readonly minor: number } | { readonly broken: 'amount' | 'amountCurrency' };

/** Longer texts are no amounts. */
const longest = 60;
// Address books and chat apps wrap copied numbers in zero-width and direction marks.
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const parts = /^([^\d.,'’ ]{0,8}) ?(\d[\d.,'’ ]*?)(?: ?([^\d.,'’ ]{1,8}))?$/u;
const bare = /^(\d{1,12})(?:\.(\d{1,2}))?$/;
/** Thousands separated by one mark, each group three digits: `1,234,567.89`, never `25000,00`. */
const grouped = /^[1-9]\d{0,2}([,'’ ])\d{3}(?:\1\d{3}){0,3}(?:\.\d{1,2})?$/;

/**
 * Reads an amount as people write and paste it, without floats. A mark that may separate thousands or decimals (`1.234`,
 * `25000,00`) is refused, because a wrong guess changes the amount a hundredfold. Signs of `currency` fall away.
 */
export function readAmount(text: string, currency?: AmountCurrency): AmountRead {
  const [, before = '', digits = '', behind = ''] = parts.exec(plain(text)) ?? [];
  const number = grouped.test(digits) ? digits.replace(/[,'’ ]/g, '') : digits;
  const [, whole = '', decimals = ''] = bare.exec(number) ?? [];
  const named = [before, behind].filter((sign) => sign !== '');
  if (named.some((sign) => currencyOf(sign) === undefined)) return { broken: 'amount' };
  if (named.some((sign) => currencyOf(sign) !== currency)) return { broken: 'amountCurrency' };
  return whole === '' ? { broken: 'amount' } : { minor: Number(whole + decimals.padEnd(2, '0')) };
}

/** An amount in minor units: `1,234.5` → 123450; null if it is not an amount of `currency`. */
export function minorUnits(text: string, currency?: AmountCurrency): number | null {
  const read = readAmount(text, currency);
  return 'minor' in read ? read.minor : null;
}

/** Returns an amount as an amount field shows it on blur: `25000.5` → `25,000.50`; any other text is unchanged. */
export function normaliseAmount(text: string, currency?: AmountCurrency): string {
  const minor = minorUnits(text, currency);
  if (minor === null) return text.length > longest ? text : plain(text);
  const [whole = '', decimals = ''] = decimalOf(minor).split('.');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${decimals}`;
}

/** An amount without the marks between thousands, for typing in it: `25,000.50` → `25000.50`. */
export function ungroupedAmount(text: string): string {
  const minor = minorUnits(text);
  return minor === null || normaliseAmount(text) !== text ? text : decimalOf(minor);
}

function decimalOf(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function plain(text: string): string {
  if (text.length > longest) return '';
  return toHalfWidth(text)
    .replace(invisible, '')
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/￥/g, '¥')
    .replace(/\s+/g, ' ')
    .trim();
}

function currencyOf(sign: string): AmountCurrency | undefined {
  const name = sign.toLowerCase();
  return (Object.keys(signs) as AmountCurrency[]).find((currency) => signs[currency].includes(name));
}

import { simplify } from '../../text/fold.ts';

const replaced: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '。': ';',
  '；': ';',
  '：': ':',
  '（': '(',
  '）': ')',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '─': '-',
  '～': '~',
  '〜': '~',
  '￥': '¥',
  '’': "'",
  '‘': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '→': '>',
  '➡': '>',
  '⇒': '>',
  '×': '*',
  '\\': '/',
  '|': '/',
  '！': ';',
  '!': ';',
};
const toSpace = /[\s\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u3000【】「」『』［］_#·•]/;
// Full-width letters, digits and signs.
const wide = /[\uFF01-\uFF5E]/;

/** 1450+2500+2500 and 1850-2900-2950 are prices: surcharges are below the first one, and parts of a phone far above it. */
const joinedPrices = /(?<![\d+-])(\d{3,5})([+-])(\d{3,5})\2(\d{3,5})(?![\d+-])/g;
const isRising = (first: number, second: number, third: number) =>
  first <= second && second <= first * 3 && second <= third && third <= second * 1.5;

/** A line with one spelling of signs and characters; it has as many UTF-16 units as before, so that offsets hold. */
export function plainLine(text: string): string {
  let plain = '';
  for (const unit of simplify(text).split('')) {
    const sign = replaced[unit];
    if (sign !== undefined) plain += sign;
    else if (toSpace.test(unit)) plain += ' ';
    else if (wide.test(unit)) plain += String.fromCharCode(unit.charCodeAt(0) - 0xfee0);
    else plain += unit;
  }
  return plain.replace(joinedPrices, (text, first, sign, second, third) =>
    isRising(Number(first), Number(second), Number(third)) ? text.replaceAll(sign, '/') : text,
  );
}

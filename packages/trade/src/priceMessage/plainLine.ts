import { simplify } from '../text/fold.ts';

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

/** 1450+2500+2500 are prices: surcharges are below the first one. */
const joinedPrices = /(?<![\d+])(\d{3,5})\+(\d{3,5})\+(\d{3,5})(?![\d+])/g;

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
  return plain.replace(joinedPrices, (text, first, second, third) =>
    Number(first) <= Number(second) && Number(second) <= Number(third) ? text.replaceAll('+', '/') : text,
  );
}

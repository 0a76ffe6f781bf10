import { mainland, mobile } from './mobile.ts';

/** Full-width ASCII (U+FF01 to U+FF5E) and the ideographic space to their half-width forms. */
export function toHalfWidth(value: string): string {
  return value
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

// Address books and chat apps wrap copied numbers in zero-width and direction marks.
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const phoneSeparators = /[\s().\-\u2010-\u2015\u2212]/g;

/** Bare digits: no separators, and no +86, 0086 or 86 in front. A prefix of another country stays. */
export function normalisePhone(value: string, dialCode: string = mainland): string {
  const bare = toHalfWidth(value).replace(invisible, '').replace(phoneSeparators, '');
  if (!/^\d{1,4}$/.test(dialCode)) return bare;
  const local = bare.replace(new RegExp(`^(?:(?:\\+|00)${dialCode})+`), '');
  return dialCode === mainland ? local.replace(/^86(?=1\d{10}$)/, '') : local;
}

/** The six digits in a pasted message, wherever they stand; else all digits of the value. */
export function normaliseCode(value: string): string {
  const half = toHalfWidth(value).replace(invisible, '');
  const found = half.match(/(?<!\d)\d{6}(?!\d)/) ?? half.match(/(?<!\d)\d{3}[ -]\d{3}(?!\d)/);
  return (found?.[0] ?? half).replace(/\D/g, '');
}

/** Trimmed and half-width, with the domain in lower case and the full stop of a Chinese keyboard as a dot. */
export function normaliseEmail(value: string): string {
  const plain = toHalfWidth(value)
    .replace(invisible, '')
    .replace(/[\u3002\uFF61]/g, '.')
    .trim();
  const at = plain.lastIndexOf('@');
  return plain.slice(0, at + 1) + (at < 0 ? plain : plain.slice(at + 1).toLowerCase());
}

/** Whichever of the three an account looks like, normalised as that. */
export function normaliseAccount(value: string): string {
  const plain = toHalfWidth(value).replace(invisible, '').trim();
  if (plain.includes('@')) return normaliseEmail(plain);
  const digits = normalisePhone(plain);
  return mobile(digits) === null ? digits : plain;
}

import { mainland, mobile } from './mobile.ts';

/** The length limit: values that are normalised here are shorter; a longer one is left unchanged, for its rule to refuse. */
const longest = 1_000;

/** Full-width ASCII (U+FF01 to U+FF5E) and the ideographic space to their half-width forms. */
export function toHalfWidth(value: string): string {
  if (value.length > longest) return value;
  return value
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

// Address books and chat apps wrap copied numbers in zero-width and direction marks.
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const dashes = /[-\u2010-\u2015\u2212]/g;
const phoneSeparators = /[\s().\-\u00b7\u2010-\u2015\u2022\u2027\u2212\u30fb]/g;
/** Labels that links and papers put before a number. */
const phoneLabel = /^\s*(?:tel|mobile|phone|手机号?码?|电话)\s*[:：]/i;

/** Bare digits: no separators, and no +86, 0086 or 86 in front. A prefix of another country stays. */
export function normalisePhone(value: string, dialCode: string = mainland): string {
  if (value.length > longest) return value;
  const bare = toHalfWidth(value).replace(invisible, '').replace(phoneLabel, '').replace(phoneSeparators, '');
  if (!/^\d{1,4}$/.test(dialCode)) return bare;
  const local = bare.replace(new RegExp(`^(?:(?:\\+|00)${dialCode})+`), '');
  // `(0)` and the 0 of a long-distance call are dialled before a mobile from afar.
  return dialCode === mainland ? local.replace(/^(?:86)?0?(?=1\d{10}$)/, '') : local;
}

/** A mainland mobile as bare digits; any other phone in its groups, half-width, `00` in front a plus. */
export function normaliseContactPhone(value: string): string {
  if (value.length > longest) return value;
  const bare = normalisePhone(value);
  if (mobile(bare) === null) return bare;
  return toHalfWidth(value)
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00(?=[1-9])/, '+');
}

/** Returns the six digits in a pasted message, at any position; else all digits of the value. */
export function normaliseCode(value: string): string {
  if (value.length > longest) return value;
  const half = toHalfWidth(value).replace(invisible, '');
  const digits = half.match(/(?<!\d)\d{6}(?!\d)/) ?? half.match(/(?<!\d)\d{3}[ -]\d{3}(?!\d)/);
  return (digits?.[0] ?? half).replace(/\D/g, '');
}

/** Trimmed and half-width, with the domain in lower case and the full stop of a Chinese keyboard as a dot. */
export function normaliseEmail(value: string): string {
  if (value.length > longest) return value;
  const plain = toHalfWidth(value)
    .replace(invisible, '')
    .replace(/[\u3002\uFF61]/g, '.')
    .trim();
  const at = plain.lastIndexOf('@');
  return plain.slice(0, at + 1) + (at < 0 ? plain : plain.slice(at + 1).toLowerCase());
}

/** Whichever of the three an account looks like, normalised as that. */
export function normaliseAccount(value: string): string {
  if (value.length > longest) return value;
  const plain = toHalfWidth(value).replace(invisible, '').trim();
  if (plain.includes('@')) return normaliseEmail(plain);
  const digits = normalisePhone(plain);
  return mobile(digits) === null ? digits : plain;
}

/** Trimmed and half-width, white space inside it single: one line of text. */
export function normaliseText(value: string): string {
  if (value.length > longest) return value;
  return value.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** Normalises the name of a company: half-width letters and digits, but Chinese brackets and commas in their printed form. */
export function normaliseCompanyName(value: string): string {
  if (value.length > longest) return value;
  return normaliseText(value.replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]/g, toHalfWidth));
}

/** Codes and numbers in capitals and digits (containers, bills, credit codes, IDs): no spaces, no hyphens. */
export function normaliseSerial(value: string): string {
  if (value.length > longest) return value;
  return normaliseRegisterCode(value).replace(dashes, '');
}

/** A registration code: capitals, no spaces, and every dash a hyphen. */
export function normaliseRegisterCode(value: string): string {
  if (value.length > longest) return value;
  return toHalfWidth(value)
    .replace(invisible, '')
    .replace(/\s/g, '')
    .replace(dashes, '-')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** A username: half-width, no white space; upper and lower case stay. */
export function normaliseUsername(value: string): string {
  if (value.length > longest) return value;
  return toHalfWidth(value).replace(invisible, '').replace(/\s/g, '');
}

import type { DoubtName, RuleName, Validator } from './rule.ts';

/** RFC 5321 4.5.3.1: the longest address that mail servers must take. */
export const emailLength = 254;

/** Options of sites that accept more than the rule of this product. */
export interface EmailOptions {
  /** `li+ops@example.com`, as many mail services offer; refused unless given. */
  readonly plus?: boolean;
  /** Letters of the longest suffix: 63 takes `.museum` and `.technology`; 4 unless given. */
  readonly suffix?: number;
}

/** Letters, digits, `_` `-` `.`, then `@`, a host name, and a suffix of 2 to 4 letters (spec 5). */
export function email(value: string): RuleName | null {
  return isEmail(value, {}) ? null : 'email';
}

/** The rule of email for a site that takes more: `follows(required, emailWith({ plus: true, suffix: 63 }))`. */
export function emailWith(options: EmailOptions): Validator {
  return (value) => (isEmail(value, options) ? null : 'email');
}

function isEmail(value: string, { plus = false, suffix: longest = 4 }: EmailOptions): boolean {
  if (value.length > emailLength) return false;
  const [local = '', domain, ...more] = value.split('@');
  if (domain === undefined || more.length > 0) return false;
  const characters = plus ? /^[A-Za-z0-9_.+-]+$/ : /^[A-Za-z0-9_.-]+$/;
  if (local.length > 64 || !characters.test(local)) return false;
  const labels = domain.split('.');
  const suffix = labels.pop() ?? '';
  if (suffix.length < 2 || suffix.length > longest || !/^[A-Za-z]+$/.test(suffix)) return false;
  return labels.length > 0 && labels.every(isHostLabel);
}

/** RFC 1123 2.1: letters, digits and inner hyphens, at most 63. */
function isHostLabel(label: string): boolean {
  if (label.length > 63 || label.startsWith('-') || label.endsWith('-')) return false;
  return /^[A-Za-z0-9-]+$/.test(label);
}

/**
 * Dots that RFC 5321 allows only in quotes, first, last or two in a row before the `@`: specification point 5 accepts
 * them.
 */
export function emailDoubt(value: string): DoubtName | null {
  if (email(value) !== null) return null;
  const local = `.${value.slice(0, value.indexOf('@'))}.`;
  return local.includes('..') ? 'emailDots' : null;
}

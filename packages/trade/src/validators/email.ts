import type { DoubtName, RuleName } from './rule.ts';

/** RFC 5321 4.5.3.1: the longest address that mail servers must take. */
export const emailLength = 254;

/** Letters, digits, `_` `-` `.`, then `@`, a host name, and a suffix of 2 to 4 letters (spec 5). */
export function email(value: string): RuleName | null {
  if (value.length > emailLength) return 'email';
  const [local = '', domain, ...more] = value.split('@');
  if (domain === undefined || more.length > 0) return 'email';
  if (local.length > 64 || !/^[A-Za-z0-9_.-]+$/.test(local)) return 'email';
  const labels = domain.split('.');
  const suffix = labels.pop() ?? '';
  return labels.length > 0 && labels.every(isHostLabel) && /^[A-Za-z]{2,4}$/.test(suffix) ? null : 'email';
}

/** RFC 1123 2.1: letters, digits and inner hyphens, at most 63. */
function isHostLabel(label: string): boolean {
  if (label.length > 63 || label.startsWith('-') || label.endsWith('-')) return false;
  return /^[A-Za-z0-9-]+$/.test(label);
}

/** Dots that RFC 5321 lets stand in quotes alone, first, last or two in a row before the `@`: spec 5 takes them. */
export function emailDoubt(value: string): DoubtName | null {
  if (email(value) !== null) return null;
  const local = `.${value.slice(0, value.indexOf('@'))}.`;
  return local.includes('..') ? 'emailDots' : null;
}

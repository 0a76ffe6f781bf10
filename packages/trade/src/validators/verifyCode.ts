import type { RuleName } from './rule.ts';

/** Digits of a verification code (spec 9). */
export const verifyCodeLength = 6;

/** Exactly six digits. */
export function verifyCode(value: string): RuleName | null {
  return value.length === verifyCodeLength && /^\d{6}$/.test(value) ? null : 'verifyCode';
}

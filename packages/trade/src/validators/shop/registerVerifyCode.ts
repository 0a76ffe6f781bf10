import type { RuleName } from '../rule.ts';

/** The register code of the former shop: exactly five digits (spec 5, unused). */
export function registerVerifyCode(value: string): RuleName | null {
  return value.length === 5 && /^\d{5}$/.test(value) ? null : 'registerVerifyCode';
}

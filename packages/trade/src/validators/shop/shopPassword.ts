import type { RuleName } from '../rule.ts';

/** Password of the former shop: a letter first, 6 to 18 letters, digits and underscores (spec 5, unused). */
export function shopPassword(value: string): RuleName | null {
  return value.length <= 18 && /^[A-Za-z][A-Za-z0-9_]{5,17}$/.test(value) ? null : 'shopPassword';
}

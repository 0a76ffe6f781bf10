import type { RuleName } from '../rule.ts';

/** Username of the former shop: a letter first, 5 to 16 letters, digits and underscores (spec 5, unused). */
export function shopUsername(value: string): RuleName | null {
  return value.length <= 16 && /^[A-Za-z][A-Za-z0-9_]{4,15}$/.test(value) ? null : 'shopUsername';
}

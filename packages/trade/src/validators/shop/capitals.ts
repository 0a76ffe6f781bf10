import type { RuleName } from '../rule.ts';

/** The maximum number of capitals; the pattern of the former shop had none. */
export const capitalsLength = 100;

/** Capital letters and nothing else (spec 5, unused). */
export function capitals(value: string): RuleName | null {
  return value.length <= capitalsLength && /^[A-Z]+$/.test(value) ? null : 'capitals';
}

import type { RuleName } from '../rule.ts';

/** The most capitals that are looked at; the pattern of the former shop names no end. */
export const capitalsLength = 100;

/** Capital letters and nothing else (spec 5, unused). */
export function capitals(value: string): RuleName | null {
  return value.length <= capitalsLength && /^[A-Z]+$/.test(value) ? null : 'capitals';
}

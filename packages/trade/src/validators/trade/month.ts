import type { RuleName } from '../rule.ts';

/** A month in its one spelling, `2026-11`. */
export function month(value: string): RuleName | null {
  return value.length === 7 && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? null : 'month';
}

import type { RuleName } from '../rule.ts';

/** A day that exists, in its one spelling, `2026-11-20`. */
export function day(value: string): RuleName | null {
  if (value.length !== 10 || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'day';
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? null : 'day';
}

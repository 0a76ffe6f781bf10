import type { RuleName } from '../rule.ts';

/** A time of day in its one spelling, `09:30`, from `00:00` to `23:59`. */
export function time(value: string): RuleName | null {
  return value.length === 5 && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'time';
}

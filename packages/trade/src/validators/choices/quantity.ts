import type { Rule } from '../rule.ts';

/** A whole number from `min` to `max` (spec 9: a quantity between 1 and the most there is). */
export function quantity(max: number, min = 1): Rule<number> {
  return (value) => (Number.isSafeInteger(value) && value >= min && value <= max ? null : 'quantity');
}

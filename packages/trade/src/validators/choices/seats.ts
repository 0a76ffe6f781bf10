import type { Rule } from '../rule.ts';

/** The requested number of seats is free (spec 5: the seat count is not exceeded); a whole number from 1 on. */
export function seats(free: number): Rule<number> {
  return (count) => {
    if (!Number.isSafeInteger(count) || count < 1) return 'quantity';
    return count <= free ? null : 'seats';
  };
}

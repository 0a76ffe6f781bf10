import type { Rule } from '../rule.ts';

/** As many seats as are wanted are free: a whole number from 1 to `free` (spec 5: the seat count is not exceeded). */
export function seats(free: number): Rule<number> {
  return (wanted) => (Number.isSafeInteger(wanted) && wanted >= 1 && wanted <= free ? null : 'seats');
}

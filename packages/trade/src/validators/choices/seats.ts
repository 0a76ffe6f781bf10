import type { Rule } from '../rule.ts';

/** As many seats as are wanted are free (spec 5: the seat count is not exceeded); a whole number from 1 on. */
export function seats(free: number): Rule<number> {
  return (wanted) => {
    if (!Number.isSafeInteger(wanted) || wanted < 1) return 'quantity';
    return wanted <= free ? null : 'seats';
  };
}

import type { Validator } from '../rule.ts';

/** A whole number from `min` to `max`, as typed: digits only (spec 9: a quantity between 1 and the most there is). */
export function quantity(max: number, min = 1): Validator {
  return (value) => {
    if (value.length > 9 || !/^\d{1,9}$/.test(value)) return 'quantity';
    const number = Number(value);
    return number >= min && number <= max ? null : 'quantity';
  };
}

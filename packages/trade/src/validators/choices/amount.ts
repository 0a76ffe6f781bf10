import type { Validator } from '../rule.ts';
import { minorUnits } from './amountText.ts';

/** Bounds in minor units of the currency (cents, fen). */
export interface AmountBounds {
  readonly min?: number;
  readonly max?: number;
}

/** An amount without a currency, with or without thousands separators. Within the bounds; more than zero by default. */
export function amount({ min = 1, max = 999_999_999_999 }: AmountBounds = {}): Validator {
  return (value) => {
    const minor = minorUnits(value);
    if (minor === null) return 'amount';
    return minor >= min && minor <= max ? null : 'amountRange';
  };
}

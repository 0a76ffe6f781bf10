import type { Validator } from '../rule.ts';

/** Bounds in minor units of the currency (cents, fen). */
export interface AmountBounds {
  readonly min?: number;
  readonly max?: number;
}

/** An amount as typed, bare: digits, and at most two behind a dot. Within the bounds, more than nothing unless they say. */
export function amount({ min = 1, max = 999_999_999_999 }: AmountBounds = {}): Validator {
  return (value) => {
    const minor = minorUnits(value);
    return minor !== null && minor >= min && minor <= max ? null : 'amount';
  };
}

/** A bare amount in minor units: `1234.5` → 123450; null if it is not an amount. Computed without floats. */
export function minorUnits(value: string): number | null {
  if (value.length > 15) return null;
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  return whole === '' ? null : Number(whole + part.padEnd(2, '0'));
}

import type { DoubtName, RuleName } from '../rule.ts';
import { creditCode, creditCodeDoubt } from './creditCode.ts';

export const taxNumberLength = 20;

/** Taxpayer number: a credit code of 18 characters, or an older number of 15, 17 or 20 letters and digits. */
export function taxNumber(value: string): RuleName | null {
  if (value.length > taxNumberLength) return 'taxNumber';
  if (creditCode(value) === null) return null;
  return /^(?:[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{20})$/.test(value) ? null : 'taxNumber';
}

/** A number of 18 characters is a credit code, and may be doubted as one. */
export function taxNumberDoubt(value: string): DoubtName | null {
  return creditCodeDoubt(value);
}

import type { DoubtName, RuleName } from '../rule.ts';

/** GB 32100-2015: digits and capitals without I, O, S, V, Z; the place of a character is its value. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

export const creditCodeLength = 18;

const shape = /^[1-9A-HJ-NPQRTUWXY][0-9A-HJ-NPQRTUWXY][1-9]\d{5}[0-9A-HJ-NPQRTUWXY]{10}$/;

/**
 * Checks the shape of a unified social credit code (GB 32100): an authority and a kind, six digits of a division (GB/T
 * 2260, none of which begins with 0), nine characters of the organisation and a check digit, all of the standard's 31.
 */
export function creditCode(value: string): RuleName | null {
  return value.length === creditCodeLength && shape.test(value) ? null : 'creditCode';
}

/**
 * A well-formed code whose check digit does not fit. Some codes of the first years do not and are legal, so this
 * warns, and a person looks at the licence.
 */
export function creditCodeDoubt(value: string): DoubtName | null {
  if (creditCode(value) !== null) return null;
  return value.at(-1) === creditCodeCheckDigit(value) ? null : 'creditCodeCheck';
}

/** Returns the check digit for the first 17 characters: weights 3^i mod 31, and the difference to a multiple of 31. */
export function creditCodeCheckDigit(value: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of value.slice(0, creditCodeLength - 1)) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet.charAt((31 - (sum % 31)) % 31);
}

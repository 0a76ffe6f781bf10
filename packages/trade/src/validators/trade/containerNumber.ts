import type { RuleName } from '../rule.ts';

export const containerNumberLength = 11;

/** ISO 6346: letters count from A = 10 and skip the multiples of 11, which would not move the remainder. */
const letterValues: ReadonlyMap<string, number> = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    10 + index + Math.floor((index + 9) / 10),
  ]),
);

/** Container number (ISO 6346): three letters of the owner, U, J or Z, six digits and a check digit. */
export function containerNumber(value: string): RuleName | null {
  if (value.length !== containerNumberLength || !/^[A-Z]{3}[UJZ]\d{7}$/.test(value)) return 'containerNumber';
  return Number(value.at(-1)) === containerCheckDigit(value) ? null : 'containerCheck';
}

/** The check digit for the first ten characters: sum of value · 2^i, mod 11, mod 10. */
export function containerCheckDigit(value: string): number {
  let sum = 0;
  for (let index = 0; index < containerNumberLength - 1; index += 1) {
    const character = value.charAt(index);
    sum += (letterValues.get(character) ?? Number(character)) * 2 ** index;
  }
  return (sum % 11) % 10;
}

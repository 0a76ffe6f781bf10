import type { RuleName } from '../rule.ts';

/**
 * IMO ship number: seven digits, the first not 0, the last of which checks the six before it. Only a register can
 * confirm that the ship exists.
 */
export function imoNumber(value: string): RuleName | null {
  if (value.length !== 7 || !/^[1-9]\d{6}$/.test(value)) return 'imoNumber';
  return Number(value.at(-1)) === imoCheckDigit(value) ? null : 'imoCheck';
}

/** The check digit for the first six digits: the last digit of their sum, weighted 7 down to 2. */
export function imoCheckDigit(value: string): number {
  let sum = 0;
  for (let index = 0; index < 6; index += 1) sum += Number(value.charAt(index)) * (7 - index);
  return sum % 10;
}

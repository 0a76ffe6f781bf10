import type { RuleName } from './rule.ts';

export const passwordLength = { min: 8, max: 20 } as const;
export const initialPasswordLength = { min: 6, max: 15 } as const;

/** A password that a person chooses: 8 to 20 letters and digits, some of each (spec 5). */
export function password(value: string): RuleName | null {
  return outside(value, passwordLength) ? 'passwordLength' : lettersAndDigits(value);
}

/** The initial password that an admin sets for a sub-account: 6 to 15 letters and digits, some of each (spec 5). */
export function initialPassword(value: string): RuleName | null {
  return outside(value, initialPasswordLength) ? 'initialPasswordLength' : lettersAndDigits(value);
}

function outside(value: string, { min, max }: { min: number; max: number }): boolean {
  return value.length < min || value.length > max;
}

function lettersAndDigits(value: string): RuleName | null {
  if (!/^[A-Za-z0-9]+$/.test(value)) return 'passwordCharacters';
  return /[A-Za-z]/.test(value) && /\d/.test(value) ? null : 'passwordMixed';
}

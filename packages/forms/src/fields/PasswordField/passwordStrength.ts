import { password } from '@fairway/trade';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/**
 * Returns how hard a password is to guess, judged by its form: length, kinds of characters, how many differ, and runs
 * such as 1234 or aaaa. Null while it is empty; weak while it breaks the rule of passwords.
 */
export function passwordStrength(value: string): PasswordStrength | null {
  if (value === '') return null;
  if (password(value) !== null) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(value)).length;
  const free = new Set(value.toLowerCase()).size - runs(value);
  if (free >= 9 && kinds === 3) return 'strong';
  return free >= 6 ? 'fair' : 'weak';
}

/** Characters that only continue a run: the same again, or the next one up or down. */
function runs(value: string): number {
  let count = 0;
  for (let index = 2; index < value.length; index += 1) {
    const step = value.charCodeAt(index) - value.charCodeAt(index - 1);
    const before = value.charCodeAt(index - 1) - value.charCodeAt(index - 2);
    if (step === before && Math.abs(step) <= 1) count += 1;
  }
  return count;
}

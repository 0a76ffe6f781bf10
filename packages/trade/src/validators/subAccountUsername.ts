import type { RuleName } from './rule.ts';

export const subAccountUsernameLength = { min: 3, max: 15 } as const;

/** 3 to 15 letters and digits; upper and lower case are different names (spec 5). */
export function subAccountUsername(value: string): RuleName | null {
  return value.length <= subAccountUsernameLength.max && /^[A-Za-z0-9]{3,15}$/.test(value)
    ? null
    : 'subAccountUsername';
}

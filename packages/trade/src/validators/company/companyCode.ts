import type { RuleName } from '../rule.ts';

export const companyCodeLength = { min: 3, max: 10 } as const;

/** Enterprise code: 3 to 10 capital letters (spec 5). Only the server can check whether it is free. */
export function companyCode(value: string): RuleName | null {
  return value.length <= companyCodeLength.max && /^[A-Z]{3,10}$/.test(value) ? null : 'companyCode';
}

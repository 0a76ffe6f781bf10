import type { RuleName } from '../rule.ts';

export const adminAccountLength = { min: 6, max: 15 } as const;

/** Account of an enterprise admin: 6 to 15 letters or digits (spec 5). Only the server can check whether it is free. */
export function adminAccount(value: string): RuleName | null {
  return value.length <= adminAccountLength.max && /^[A-Za-z0-9]{6,15}$/.test(value) ? null : 'adminAccount';
}

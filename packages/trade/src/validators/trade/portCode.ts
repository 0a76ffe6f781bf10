import type { RuleName } from '../rule.ts';

/** Code of a port as UN/LOCODE writes it: two letters of the country and three of the place, digits 2 to 9 among them. */
export function portCode(value: string): RuleName | null {
  return value.length === 5 && /^[A-Z]{2}[A-Z2-9]{3}$/.test(value) ? null : 'portCode';
}

import { mainland, mobile } from './mobile.ts';
import type { RuleName } from './rule.ts';

/** The most characters a contact phone may have; E.164 needs 15, the rest is room for extensions. */
export const phoneLength = 40;

/** Contact phone: a mainland mobile under 86, else anything of 1 to 40 characters without Chinese ones (spec 5). */
export function phone(value: string, dialCode: string = mainland): RuleName | null {
  if (dialCode === mainland) return mobile(value);
  if (value.length === 0 || value.length > phoneLength) return 'phone';
  return /\p{Script=Han}/u.test(value) ? 'phone' : null;
}

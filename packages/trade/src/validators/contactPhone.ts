import { mobile } from './mobile.ts';
import { normalisePhone } from './normalise.ts';
import type { RuleName } from './rule.ts';

/** The most characters a phone to call back may have: E.164 needs 16 with its plus, the rest separates groups. */
export const contactPhoneLength = 40;

// Numbering plan of the mainland: two digits after 10 and 2x are the subscriber's first, all others have three.
const landline = /^(?:10\d{8}|2\d{9}|[3-9]\d{9,10})$/;
const service = /^(?:[48]00\d{7}|9[56]\d{3,4})$/;
const international = /^\+[1-9]\d{6,14}$/;

/** An extension after the number: `转801`, `ext. 801`, `x801`, or a group after the last dash. */
const extension = /\s{0,2}(?:[,，;；]\s{0,2})?(?:转|轉|分机|ext\.?|x|#)\s{0,2}[:：]?\s{0,2}\d{1,6}$/i;
/** Other last digits of the same exchange: `021-68881234/5/6`. */
const alternatives = /(?:[/、]\d{1,4}){1,5}$/;
const lastGroup = /^(.{0,40}\d)[-–—－]\d{1,6}$/;

/**
 * A phone to call back, in any grouping: a mainland mobile, a mainland landline with its area code (021-1234 5678), or
 * an international number with its plus (+49 40 123456), each with an extension or without. It is not used for a login.
 */
export function contactPhone(value: string): RuleName | null {
  if (value.length > contactPhoneLength) return 'contactPhone';
  const number = value.replace(alternatives, '').replace(extension, '');
  if (judge(number) === null) return null;
  const [, before] = lastGroup.exec(number) ?? [];
  return number === value.replace(alternatives, '') && before !== undefined ? judge(before) : 'contactPhone';
}

function judge(phone: string): RuleName | null {
  const value = phone.normalize('NFKC').replace(/[‐–—]/g, '-');
  if (!/^\+?[\d\s().-]+$/.test(value)) return 'contactPhone';
  const bare = value.replace(/[\s().-]/g, '');
  if (isMobilePhone(bare) || service.test(bare)) return null;
  const home = /^\+?86(0?)(\d+)$/.exec(bare)?.[2] ?? (bare.startsWith('0') ? bare.slice(1) : null);
  if (home !== null) return landline.test(home) ? null : 'contactPhone';
  return international.test(bare) ? null : 'contactPhone';
}

/** Whether an SMS can be sent there: mainland mobiles only. */
export function isMobilePhone(value: string): boolean {
  return mobile(normalisePhone(value)) === null;
}

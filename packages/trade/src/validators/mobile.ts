import type { DoubtName, RuleName } from './rule.ts';

/** Dial code of mainland China, without the plus sign. */
export const mainland = '86';

/**
 * Mainland mobile, bare digits: 11, the first a 1. Any other dial code, chosen or written in front, cannot log in
 * by phone (spec 5).
 */
export function mobile(value: string, dialCode: string = mainland): RuleName | null {
  if (dialCode !== mainland) return 'overseasPhoneUnsupported';
  if (/^(?:\+|00)(?!86)/.test(value.slice(0, 4))) return 'overseasPhoneUnsupported';
  return value.length === 11 && /^1\d{10}$/.test(value) ? null : 'mobile';
}

/** No mobile of the mainland begins with 10, 11 or 12; spec 5 takes it all the same, so this warns. */
export function mobileDoubt(value: string, dialCode: string = mainland): DoubtName | null {
  return mobile(value, dialCode) === null && /^1[0-2]/.test(value) ? 'mobilePrefix' : null;
}

import type { RuleName } from '../rule.ts';

export const companyNameLength = { min: 2, max: 100 } as const;

/**
 * A registered name, 2 to 100 characters: letters of any script, digits, and the usual signs in names of companies,
 * with at least two letters. Spec 5 requires "well-formed"; a business licence prints no other characters.
 */
export function companyName(value: string): RuleName | null {
  const { min, max } = companyNameLength;
  if (value.length < min || value.length > max || value !== value.trim()) return 'companyName';
  if (
    !/^[\p{L}\p{M}\p{N} ()（）《》〈〉“”"‘’'·・•&＆.,，、/+\-‐–—－:：!！@#[\]［］【】「」『』;；%％°№×～*]+$/u.test(
      value,
    )
  )
    return 'companyName';
  return /\p{L}.*\p{L}/u.test(value) ? null : 'companyName';
}

import type { RuleName } from '../rule.ts';

export const hsKeywordLength = 60;

/**
 * Checks a search for HS codes (spec 5): some words, or digits of a code, from its chapter (2) to the inspection code
 * (13), with or without dots.
 */
export function hsKeyword(value: string): RuleName | null {
  const keyword = value.length > 4 * hsKeywordLength ? null : value.trim();
  if (keyword === '') return 'required';
  if (keyword === null || keyword.length > hsKeywordLength) return 'hsKeyword';
  if (!/^[\d. ]+$/.test(keyword)) return null;
  const digits = keyword.replace(/[. ]/g, '').length;
  return digits >= 2 && digits <= 13 ? null : 'hsKeyword';
}

import type { RuleName } from './rule.ts';

/** Characters that nobody sees: white space, controls, joiners and fillers that are drawn empty. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return text.replace(unseen, '') !== '';
}

/** Something that can be seen. */
export function required(value: string): RuleName | null {
  return isVisible(value) ? null : 'required';
}

/** Nothing, or something that can be seen. */
export function visible(value: string): RuleName | null {
  return value === '' || isVisible(value) ? null : 'required';
}

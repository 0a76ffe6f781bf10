import type { RuleName } from './rule.ts';

/** Invisible characters: white space, controls, joiners and fillers that are rendered empty. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

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

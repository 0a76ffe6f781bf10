import type { RuleName } from './rule.ts';

/** Something other than white space. */
export function required(value: string): RuleName | null {
  return value.trim() === '' ? 'required' : null;
}

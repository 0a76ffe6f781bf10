import type { Validator } from './rule.ts';

/** Typed twice, the same both times. */
export function confirmation(first: string): Validator {
  return (second) => (second === first ? null : 'confirmation');
}

import type { Validator } from '../rule.ts';

/** At most so many characters, as `maxLength` and the counter of a field count them: UTF-16 code units. */
export function textLength(max: number): Validator {
  return (value) => (value.length <= max ? null : 'textLength');
}

import type { FormOptions, FormValues } from '../types.ts';

/** Returns the start values of a new row of a list; undefined for a field that is no list. */
export function blankRow<Values extends FormValues, Output>(
  { rows }: FormOptions<Values, Output>,
  pattern: string,
): unknown {
  const blanks: Readonly<Record<string, (() => unknown) | undefined>> = rows ?? {};
  return Object.hasOwn(blanks, pattern) ? blanks[pattern]?.() : undefined;
}

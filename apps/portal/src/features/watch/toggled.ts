/** A list with a value added, or removed if it contains it. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

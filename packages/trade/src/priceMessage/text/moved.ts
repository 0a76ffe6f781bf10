/** A field that was read in a part of a text, with its place in the whole; `start` is where the part begins. */
export function movedBy<Field extends { readonly start: number; readonly end: number }>(
  field: Field,
  start: number,
): Field {
  return { ...field, start: field.start + start, end: field.end + start };
}

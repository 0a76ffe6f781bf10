/** Joins class names, leaving out empty and false ones. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
}

/** The number of characters kept at the end of a name, with its extension. */
const endLength = 12;

/**
 * Splits a name in two parts, so that a narrow row can cut it in the middle: the end shows which file it is, and of
 * which type. Characters that belong together, such as emoji with their modifiers, stay together.
 */
export function cutName(name: string): readonly [start: string, end: string] {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (characters.length <= endLength * 2) return [name, ''];
  return [characters.slice(0, -endLength).join(''), characters.slice(-endLength).join('')];
}

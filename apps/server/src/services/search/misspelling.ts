const longest = 24;

/**
 * How many letters of a folded text may be wrong for it to be a misspelled name: none of a short one, nor of one with
 * digits, which are numbers.
 */
export function allowedTypos(typed: string): number {
  if (typed.length < 5 || typed.length > longest || !/^[a-z]+$/.test(typed)) return 0;
  return typed.length >= 8 ? 2 : 1;
}

/** Those with the fewest wrong letters, if these are few enough. */
export function closestOf<Item>(
  items: readonly Item[],
  distanceOf: (item: Item) => number,
  most: number,
): readonly Item[] {
  const best = Math.min(most, ...items.map(distanceOf));
  return items.filter((item) => distanceOf(item) === best);
}

/** Letters to add, leave out, replace or swap with a neighbour until one word is the other. */
export function editDistance(one: string, other: string): number {
  return distancesToBeginnings(one, other).at(-1) ?? 0;
}

/** The same until it is the first letters of the other word, by their number. */
export function distancesToBeginnings(one: string, other: string): readonly number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const swapped =
        one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (beforeLast[column - 2] ?? Number.POSITIVE_INFINITY) + 1
          : Number.POSITIVE_INFINITY;
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        swapped,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last;
}

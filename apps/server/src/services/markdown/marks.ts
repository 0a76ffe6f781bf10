import type { Sides } from './characters.ts';

/** A run of `*` or `_`. */
export interface Mark extends Sides {
  readonly sign: '*' | '_';
  readonly length: number;
  /** Signs that no pair has used: they are letters. */
  left: number;
  readonly begins: Style[];
  readonly ends: Style[];
}
export type Style = 'em' | 'strong';

/**
 * Pairs the marks from one place on, as CommonMark does. A search that ends without a partner sets a lower bound for
 * later ones of its kind, so all searches together take time in proportion to the marks.
 */
export function pairMarks(marks: readonly Mark[], from: number): void {
  const previous = marks.slice(from).map((_, index) => from + index - 1);
  const bottoms = new Map<string, number>();
  for (let index = from; index < marks.length; index += 1) {
    const closer = marks[index];
    if (!closer?.closes) continue;
    const kind = `${closer.sign}${closer.length % 3}${closer.opens}`;
    while (closer.left > 0) {
      const bottom = bottoms.get(kind) ?? from;
      let at = previous[index - from] ?? -1;
      while (at >= bottom && !fits(marks[at], closer)) at = previous[at - from] ?? -1;
      const opener = at >= bottom ? marks[at] : undefined;
      if (!opener) {
        bottoms.set(kind, index);
        break;
      }
      const width = opener.left > 1 && closer.left > 1 ? 2 : 1;
      opener.left -= width;
      closer.left -= width;
      opener.begins.push(width === 2 ? 'strong' : 'em');
      closer.ends.push(width === 2 ? 'strong' : 'em');
      // Marks between a pair are letters.
      previous[index - from] = opener.left > 0 ? at : (previous[at - from] ?? -1);
    }
  }
}

/** Whether two marks pair; of a run that could open and close, only when their lengths do not add up to a multiple of three. */
function fits(opener: Mark | undefined, closer: Mark): boolean {
  if (!opener?.opens || opener.sign !== closer.sign || opener.left === 0) return false;
  const isEither = opener.closes || closer.opens;
  const isThree = (opener.length + closer.length) % 3 === 0;
  return !isEither || !isThree || (opener.length % 3 === 0 && closer.length % 3 === 0);
}

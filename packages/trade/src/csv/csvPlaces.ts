import { fold } from '../text/fold.ts';

/** The accepted headings of each column, in any language; blanks, case, width and units in brackets do not count. */
export type CsvHeadings<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Returns the position of each column, by the headings of a file; a column without a heading is missing. */
export function csvPlaces<Column extends string>(
  head: readonly string[],
  headings: CsvHeadings<Column>,
): Map<Column, number> {
  const whole = head.map(folded);
  const bare = head.map((cell) => folded(cell.replace(unit, '')));
  const places = new Map<Column, number>();
  for (const column of Object.keys(headings) as Column[]) {
    const names = new Set(headings[column].map(folded));
    const place = [whole, bare].map((cells) => cells.findIndex((cell) => names.has(cell)));
    const first = place.find((at) => at >= 0);
    if (first !== undefined) places.set(column, first);
  }
  return places;
}

const unit = /[(（[［][^()（）[\]［］]{0,40}[)）\]］]\s*$/u;
/** Longer cells are no headings. */
const longest = 80;

function folded(heading: string): string {
  return heading.length > longest ? '' : fold(heading).replaceAll('_', '');
}

import type { ChartPoint } from './mercator.ts';

/** Where a label stands, relative to its place: offset in px and the end of the text that is tied to it. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Labelled {
  readonly label: string;
  readonly at: ChartPoint;
}

/** An area in px from the top left. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sides in the order they are tried. */
const sides: readonly LabelPlace[] = [
  { x: 13, y: 5, anchor: 'start' },
  { x: -13, y: 5, anchor: 'end' },
  { x: 0, y: -14, anchor: 'middle' },
  { x: 0, y: 24, anchor: 'middle' },
];

/** Kept free at the edges of the map, px. */
const margin = 12;

/**
 * Chooses for each label the first side where it stays inside `width`, off what lies over the map, and off what was
 * placed before it.
 */
export function placeLabels(
  places: readonly Labelled[],
  width: number,
  covers: readonly Box[] = [],
): LabelPlace[] {
  const taken: Box[] = places.map(({ at: [x, y] }) => ({
    left: x - 8,
    right: x + 8,
    top: y - 8,
    bottom: y + 8,
  }));
  return places.map((place) => {
    const inside = sides.filter((side) => {
      const { left, right } = boxOf(place, side);
      return left >= margin && right <= width - margin;
    });
    const seen = inside.filter((side) => !covers.some((cover) => overlap(boxOf(place, side), cover)));
    const free = seen.find((side) => !taken.some((other) => overlap(boxOf(place, side), other)));
    const chosen = free ?? seen[0] ?? inside[0] ?? { x: 13, y: 5, anchor: 'start' as const };
    taken.push(boxOf(place, chosen));
    return chosen;
  });
}

function boxOf({ label, at }: Labelled, { x, y, anchor }: LabelPlace): Box {
  const width = widthOf(label);
  const start = at[0] + x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left: start, right: start + width, top: at[1] + y - 14, bottom: at[1] + y + 4 };
}

/** About as wide as 13 px bold text runs: Chinese is square, Latin a little over half of that. */
function widthOf(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 13 : 7.6), 0);
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

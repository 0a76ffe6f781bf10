import type { ChartPoint } from './mercator.ts';
import type { Size } from './view.ts';

/** Where a label stands, relative to its place: offset in px and the end of the text that is tied to it. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** And whether it found no side of its own: then it is told only when it is asked for. */
export interface PlacedLabel extends LabelPlace {
  readonly crowded: boolean;
}

interface Labelled {
  readonly label: string;
  readonly at: ChartPoint;
  /** An end of the way: its name is always read. */
  readonly end?: boolean;
  /** How far its mark reaches, px. */
  readonly reach?: number;
}

/** An area in px from the top left. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sides in the order they are tried. */
function sidesOf(reach: number): readonly LabelPlace[] {
  const slant = Math.round(reach * 0.9);
  return [
    { x: reach + 5, y: 5, anchor: 'start' },
    { x: -reach - 5, y: 5, anchor: 'end' },
    { x: 0, y: -reach - 6, anchor: 'middle' },
    { x: 0, y: reach + 16, anchor: 'middle' },
    { x: slant, y: -reach - 4, anchor: 'start' },
    { x: -slant, y: -reach - 4, anchor: 'end' },
    { x: slant, y: reach + 14, anchor: 'start' },
    { x: -slant, y: reach + 14, anchor: 'end' },
  ];
}

/** Kept free at the edges of the map, px. */
const margin = 12;
/** How far a mark reaches where nothing else is said, px. */
const usual = 8;

/**
 * Chooses for each label the first side where it stays on the map, off what lies over it, and off marks and labels placed
 * before it. Those of the way's ends come first and always stand; another one that finds no side is `crowded`.
 */
export function placeLabels(
  places: readonly Labelled[],
  size: Size,
  covers: readonly Box[] = [],
): PlacedLabel[] {
  const taken: Box[] = places.map(({ at: [x, y], reach = usual }) => ({
    left: x - reach,
    right: x + reach,
    top: y - reach,
    bottom: y + reach,
  }));
  const placed = new Map<Labelled, PlacedLabel>();
  const inTurn = [...places.filter(({ end }) => end), ...places.filter(({ end }) => !end)];
  for (const place of inTurn) {
    const sides = sidesOf(place.reach ?? usual);
    const inside = sides.filter((side) => {
      const { left, right, top, bottom } = boxOf(place, side);
      return left >= margin && right <= size.width - margin && top >= 0 && bottom <= size.height;
    });
    const seen = inside.filter((side) => !covers.some((cover) => overlap(boxOf(place, side), cover)));
    const free = seen.find((side) => !taken.some((other) => overlap(boxOf(place, side), other)));
    const chosen = free ?? seen[0] ?? inside[0] ?? { x: 13, y: 5, anchor: 'start' as const };
    const crowded = !free && !place.end;
    placed.set(place, { ...chosen, crowded });
    if (!crowded) taken.push(boxOf(place, chosen));
  }
  return places.map((place) => placed.get(place) ?? { x: 13, y: 5, anchor: 'start', crowded: true });
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

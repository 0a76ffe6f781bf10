import { type Box, overlap, takenBoxes } from './boxes.ts';
import type { ChartPoint } from './mercator.ts';
import { isInSight, type Size } from './view.ts';

/** Position of a label, relative to its place: offset in px and the end of the text that is anchored. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** And whether it found no side: then it appears only on hover or focus. */
export interface PlacedLabel extends LabelPlace {
  readonly crowded: boolean;
}

interface Labelled {
  readonly label: string;
  readonly at: ChartPoint;
  /** An end of the way: its name is always read. */
  readonly end?: boolean;
  /** The radius of its mark, px. */
  readonly reach?: number;
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

/** Minimum distance to the edges of the map, px. */
const margin = 12;
/** Default radius of a mark, px. */
const usual = 8;

/** Position of a label that found no side. */
const crowdedOut: PlacedLabel = { x: 13, y: 5, anchor: 'start', crowded: true };

/**
 * Chooses for each label the first side where it stays on the map, off its overlays, and off marks and labels placed
 * before it. Those of the track's ends come first and always appear; of the others the earlier names come first, and
 * one without a side is `crowded`.
 */
export function placeLabels(
  places: readonly Labelled[],
  size: Size,
  covers: readonly Box[] = [],
): PlacedLabel[] {
  const occupied = takenBoxes();
  for (const { at, reach = usual } of places)
    if (isInSight(at, size, -reach)) occupied.take(markOf(at, reach));
  const placed = new Map<Labelled, PlacedLabel>();
  const inTurn = [...places.filter(({ end }) => end), ...places.filter(({ end }) => !end)];
  for (const place of inTurn) {
    const { at, end = false, reach = usual } = place;
    if (!end && !isInSight(at, size, -reach)) continue;
    const inside = sidesOf(reach)
      .map((side) => ({ side, box: boxOf(place, side) }))
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          left >= margin && right <= size.width - margin && top >= 0 && bottom <= size.height,
      );
    const seen = inside.filter(({ box }) => !covers.some((cover) => overlap(box, cover)));
    const free = seen.find(({ box }) => occupied.isFree(box));
    const { side } = free ?? seen[0] ?? inside[0] ?? { side: crowdedOut };
    const crowded = !free && !end;
    placed.set(place, { ...side, crowded });
    if (!crowded) occupied.take(boxOf(place, side));
  }
  return places.map((place) => placed.get(place) ?? crowdedOut);
}

function markOf([x, y]: ChartPoint, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** Returns the approximate box of a label's text. */
export function boxOf({ label, at }: Pick<Labelled, 'label' | 'at'>, { x, y, anchor }: LabelPlace): Box {
  const width = widthOf(label);
  const start = at[0] + x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left: start, right: start + width, top: at[1] + y - 14, bottom: at[1] + y + 4 };
}

/** About as wide as 13 px bold text runs: Chinese is square, Latin a little over half of that. */
function widthOf(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 13 : 7.6), 0);
}

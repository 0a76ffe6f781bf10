import { bisectCenter, nice, ticks } from 'd3-array';

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** Room around the lines, in px. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Values = readonly (number | null)[];

const dayMs = 86_400_000;
/** Days between marks of the axis that readers count in: days, weeks, months, quarters. */
const strides = [1, 2, 7, 14, 28, 56, 91, 182, 364];

/** The least and the most of an axis, both round, and the steps between them. */
export function valueSteps(of: readonly Values[], most: number, fromZero: boolean): readonly number[] {
  const known = of.flat().filter((value) => value !== null);
  if (known.length === 0) return [];
  let [low, high] = [Math.min(...known), Math.max(...known)];
  if (fromZero) low = Math.min(0, low);
  // A constant value runs through the middle.
  if (low === high)
    [low, high] = [low - Math.max(1, Math.abs(low) / 20), high + Math.max(1, Math.abs(high) / 20)];
  const [from, to] = nice(low, high, most);
  // Counts have no halves: between whole values no step is less than one.
  const whole = known.every(Number.isInteger);
  return ticks(from, to, whole ? Math.max(1, Math.min(most, to - from)) : most);
}

/** Returns the distance of a value from the top. */
export function yOf(value: number, steps: readonly number[], { top, bottom, height }: ChartFrame): number {
  const [low = 0, high = 1] = [steps[0], steps.at(-1)];
  return tenths(height - bottom - ((value - low) / (high - low || 1)) * (height - top - bottom));
}

/**
 * Returns the distances of days from the left: proportional to the time between them, so that a weekend takes two days
 * of width.
 */
export function xsOf(days: readonly string[], { left, right, width }: ChartFrame): readonly number[] {
  const times = days.map((day) => Date.parse(day));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const room = width - left - right;
  if (first === last) return times.map(() => tenths(left + room / 2));
  return times.map((time) => tenths(left + ((time - first) / (last - first)) * room));
}

/** Returns the day nearest to a position. */
export function nearest(xs: readonly number[], x: number): number {
  return bisectCenter([...xs], x);
}

/** Whether the days reach over more than a year, so that one without its year could be any. */
export function spansYears(days: readonly string[]): boolean {
  return Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '') > 366 * dayMs;
}

/** Indexes of days that are written under the axis: the last one, and as many before it as have room. */
export function dayMarks(days: readonly string[], most: number): readonly number[] {
  const times = days.map((day) => Date.parse(day) / dayMs);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const stride = strides.find((each) => (last - first) / each < most) ?? Math.ceil((last - first) / most);
  const marks = new Set<number>();
  for (let time = last; time >= first; time -= stride) {
    const index = nearest(times, time);
    // A missing day is replaced by the nearest one, unless that is close to another mark.
    if (Math.abs((times[index] ?? time) - time) * 3 <= stride) marks.add(index);
  }
  return [...marks].toSorted((a, b) => a - b);
}

/** SVG path data through points; a gap where one is missing, a dot where one stands alone. */
export function pathOf(points: readonly (ChartPoint | null)[]): string {
  let pen = 'M';
  return points
    .map((point, index) => {
      if (!point) {
        pen = 'M';
        return '';
      }
      const alone = pen === 'M' && !points[index + 1];
      const command = `${pen}${point.x} ${point.y}${alone ? 'h0' : ''}`;
      pen = 'L';
      return command;
    })
    .join('');
}

/** SVG path data of the area between points and a base line; empty if a point is missing. */
export function areaOf(points: readonly (ChartPoint | null)[], base: number): string {
  const runs: ChartPoint[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => `${pathOf(run)}V${base}H${run[0]?.x ?? 0}Z`)
    .join('');
}

/**
 * As many points as can be distinguished: of those on one pixel of the width the first, the highest, the lowest and the
 * last. 10,000 points look the same and are drawn in a fraction of the time.
 */
export function thinned(
  points: readonly (ChartPoint | null)[],
  room: number,
): readonly (ChartPoint | null)[] {
  if (points.length <= room * 2) return points;
  const thinnedPoints: (ChartPoint | null)[] = [];
  let pixel: ChartPoint[] = [];
  const close = () => {
    const [first] = pixel;
    const last = pixel.at(-1);
    if (!first || !last) return;
    const high = pixel.reduce((most, point) => (point.y < most.y ? point : most));
    const low = pixel.reduce((least, point) => (point.y > least.y ? point : least));
    thinnedPoints.push(...new Set([first, ...[high, low].toSorted((a, b) => a.x - b.x), last]));
    pixel = [];
  };
  for (const point of points) {
    if (!point || (pixel[0] && Math.floor(point.x) !== Math.floor(pixel[0].x))) close();
    if (point) pixel.push(point);
    else if (thinnedPoints.at(-1)) thinnedPoints.push(null);
  }
  close();
  return thinnedPoints;
}

/** Moves overlapping labels apart, in their order and inside the frame. */
export function spread(
  places: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  let least = top;
  for (const label of order) {
    label.place = Math.max(label.place, least);
    least = label.place + gap;
  }
  let greatest = bottom;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, greatest);
    greatest = label.place - gap;
  }
  const moved = [...places];
  for (const { place, index } of order) moved[index] = tenths(place);
  return moved;
}

/** The trend of a line: its first and last value, and its maximum and minimum. */
export function trendOf(values: Values) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const highest = known.reduce((most, each) => (each.value > most.value ? each : most));
  const lowest = known.reduce((least, each) => (each.value < least.value ? each : least));
  const share = first.value === 0 ? null : (last.value - first.value) / Math.abs(first.value);
  return { first, last, highest, lowest, share };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

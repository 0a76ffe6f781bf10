import { type ChartPoint, chartHeight, unitsPerTurn } from './mercator.ts';

/** The visible part of the chart. */
export interface View {
  /** Chart point in the middle. */
  readonly x: number;
  readonly y: number;
  /** Px a chart unit. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Narrower than this, px, a map is no higher than `low`: more height would show water of the far south, and cut off the
 * sides.
 */
export const narrow = 440;
export const low = 220;

/** The height of a map that shows every coast of the world, as a fraction of its width. */
export const worldShare = 0.375;

/** Px, or as high as a map of all the world has to be. */
export type MapHeight = number | 'world';

/** The actual height of a map with the requested `height`. */
export function heightOn(width: number, height: MapHeight): number {
  if (height === 'world') return Math.max(width * worldShare, low);
  return width < narrow ? Math.min(height, low) : height;
}

/** Land is simplified to about two units: closer it would show. */
const closest = 4;

/** The view that shows all points with `margin` px around; the whole chart when there are none. */
export function fitView(points: readonly ChartPoint[], size: Size, margin: number): View {
  if (points.length === 0) return keep({ x: unitsPerTurn / 2, y: chartHeight / 2, scale: 0 }, size);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    Math.max(size.width - 2 * margin, 1) / Math.max(right - left, 1),
    Math.max(size.height - 2 * margin, 1) / Math.max(bottom - top, 1),
    closest / 2,
  );
  return keep({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size);
}

/** Pans by px: positive `dx` shows more of the east. */
export function pan(view: View, dx: number, dy: number, size: Size): View {
  return keep({ ...view, x: view.x + dx / view.scale, y: view.y + dy / view.scale }, size);
}

/** Zooms in by `factor`; the chart point under `at` (px from the top left) keeps its position. */
export function zoom(
  view: View,
  factor: number,
  size: Size,
  at: ChartPoint = [size.width / 2, size.height / 2],
): View {
  const { scale } = keep({ ...view, scale: view.scale * factor }, size);
  const [dx, dy] = [at[0] - size.width / 2, at[1] - size.height / 2];
  return keep(
    { x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale },
    size,
  );
}

/** Whether a point, in px from the top left, is on the map and not at its very edge. */
export function isInSight([x, y]: ChartPoint, { width, height }: Size, edge = 0): boolean {
  return x >= edge && x <= width - edge && y >= edge && y <= height - edge;
}

/** Returns the position of a chart point, in px from the top left. */
export function place([x, y]: ChartPoint, view: View, { width, height }: Size): ChartPoint {
  return [(x - view.x) * view.scale + width / 2, (y - view.y) * view.scale + height / 2];
}

/** Never beyond the chart's northern and southern edge, nor closer than the detail of the land allows. */
function keep({ x, y, scale }: View, { height, width }: Size): View {
  const clamped = Math.min(closest, Math.max(scale, height / chartHeight, width / unitsPerTurn));
  const half = height / 2 / clamped;
  return { x, y: Math.min(chartHeight - half, Math.max(half, y)), scale: clamped };
}

/** Rounds px for a drawing. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

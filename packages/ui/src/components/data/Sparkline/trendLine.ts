export interface TrendLine {
  /** SVG path data; a gap where a point is missing. */
  readonly path: string;
  /** Position of the last known point. */
  readonly end: { readonly x: number; readonly y: number } | undefined;
}

/** Lays points from left to right over `width` × `height` px, the lowest at the bottom; equal points run through the middle. */
export function trendLine(points: readonly (number | null)[], width: number, height: number): TrendLine {
  const known = points.filter((point) => point !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  const place = (point: number, index: number) => ({
    x: round(index * step),
    y: round(high === low ? height / 2 : height - ((point - low) / (high - low)) * height),
  });

  let path = '';
  let end: TrendLine['end'];
  let pen = 'M';
  points.forEach((point, index) => {
    if (point === null) {
      pen = 'M';
      return;
    }
    end = place(point, index);
    path += `${pen}${end.x} ${end.y}`;
    pen = 'L';
  });
  return { path, end };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

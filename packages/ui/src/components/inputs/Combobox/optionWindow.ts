/** Options that are drawn at once; the others are room above and below them. */
export const windowSize = 200;
const step = 50;

/** First option to draw, such that the one at `at` stands well inside of what is drawn. */
export function windowFrom(at: number, count: number): number {
  if (count <= windowSize) return 0;
  const first = Math.floor((at - windowSize / 2) / step) * step;
  return Math.min(Math.max(0, first), Math.max(0, Math.ceil((count - windowSize) / step) * step));
}

/** Where to begin to draw once another option is at hand; what is drawn stays while that one is well inside. */
export function moveWindow(first: number, at: number, count: number): number {
  if (count <= windowSize) return 0;
  const inside =
    at >= first + (first === 0 ? 0 : step / 2) && at < Math.min(first + windowSize - step / 2, count);
  const last = at >= first && first + windowSize >= count;
  return inside || last ? Math.min(first, windowFrom(count, count)) : windowFrom(at, count);
}

/** Options that are drawn at once; the others are room above and below them. */
export const windowSize = 200;
const step = 50;

/** Returns the first option to draw, such that the one at `at` is well inside the drawn part. */
export function windowFrom(at: number, count: number): number {
  if (count <= windowSize) return 0;
  const first = Math.floor((at - windowSize / 2) / step) * step;
  return Math.min(Math.max(0, first), Math.max(0, Math.ceil((count - windowSize) / step) * step));
}

/** The first option to render once another option is active; the rendered range stays while that option is well inside. */
export function moveWindow(first: number, at: number, count: number): number {
  if (count <= windowSize) return 0;
  const inside =
    at >= first + (first === 0 ? 0 : step / 2) && at < Math.min(first + windowSize - step / 2, count);
  const last = at >= first && first + windowSize >= count;
  return inside || last ? Math.min(first, windowFrom(count, count)) : windowFrom(at, count);
}

import type { ChartPoint } from './mercator.ts';

const directions: Readonly<Record<string, ChartPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the place that a key leads to from another one: the nearest in the direction of an arrow, sideways distance
 * counting twice; the first by Home. Null for any other key, and if there is no place in that direction.
 */
export function placeTowards(places: readonly ChartPoint[], from: number, key: string): number | null {
  if (key === 'Home') return 0;
  const direction = directions[key];
  const start = places[from];
  if (!direction || !start) return null;
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [x, y]] of places.entries()) {
    const [dx, dy] = [x - start[0], y - start[1]];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const cost = along + 2 * aside;
    if (index === from || along <= 0 || cost >= least) continue;
    [nearest, least] = [index, cost];
  }
  return nearest;
}

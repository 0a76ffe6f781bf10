import type { Position } from './mercator.ts';

const radian = Math.PI / 180;

/**
 * Western end of the 360° that contain all longitudes with the least space around them, so that a route across the
 * Pacific is not split at the date line.
 */
export function windowStart(lons: readonly number[]): number {
  const turned = lons.map((lon) => modulo(lon, 360)).toSorted((a, b) => a - b);
  const [first, last] = [turned[0], turned.at(-1)];
  if (first === undefined || last === undefined) return 0;
  let [start, widest] = [first, first + 360 - last];
  turned.forEach((lon, index) => {
    const gap = lon - (turned[index - 1] ?? lon);
    if (gap > widest) [start, widest] = [lon, gap];
  });
  return start;
}

/** The longitude that is the same place within the 360° from `start` eastward. */
export function within(lon: number, start: number): number {
  return start + modulo(lon - start, 360);
}

/** A route with points added at most `step` degrees apart along great circles, the way ships cross an ocean. */
export function alongGreatCircles(lane: readonly Position[], step = 3): Position[] {
  return lane.flatMap((to, index) => {
    const from = lane[index - 1];
    if (!from) return [to];
    const legs = Math.max(1, Math.ceil(distance(from, to) / step));
    return Array.from({ length: legs }, (_, leg) =>
      leg === legs - 1 ? to : between(from, to, (leg + 1) / legs),
    );
  });
}

/** Degrees of arc from one position to the other. */
export function distance([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const half =
    Math.sin(((lat2 - lat1) * radian) / 2) ** 2 +
    Math.cos(lat1 * radian) * Math.cos(lat2 * radian) * Math.sin(((lon2 - lon1) * radian) / 2) ** 2;
  return (2 * Math.asin(Math.min(1, Math.sqrt(half)))) / radian;
}

/** The position at a share of the arc (spherical interpolation). */
function between(from: Position, to: Position, share: number): Position {
  const arc = distance(from, to) * radian;
  const [a, b] = [Math.sin((1 - share) * arc) / Math.sin(arc), Math.sin(share * arc) / Math.sin(arc)];
  const sum = (axis: 0 | 1 | 2) => a * vector(from)[axis] + b * vector(to)[axis];
  const [x, y, z] = [sum(0), sum(1), sum(2)];
  return [Math.atan2(y, x) / radian, Math.atan2(z, Math.hypot(x, y)) / radian];
}

function vector([lon, lat]: Position): readonly [number, number, number] {
  const flat = Math.cos(lat * radian);
  return [flat * Math.cos(lon * radian), flat * Math.sin(lon * radian), Math.sin(lat * radian)];
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

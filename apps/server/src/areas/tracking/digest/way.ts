import { splitAtDateLine } from '../../harbour/index.ts';

type Point = readonly [lon: number, lat: number];

/** A way split at a position on it. */
export interface SplitWay {
  readonly travelled: [number, number][][];
  readonly ahead: [number, number][][];
  readonly at: Point;
  /** Degrees from north, of the leg it is on. */
  readonly course: number;
}

/** Splits a way over water at a share of its length, from 0 to 1. The lines are parts of one way, in their order. */
export function splitWay(lines: readonly (readonly Point[])[], share: number): SplitWay {
  const points = unwrapped(lines);
  const lengths = points.slice(1).map((point, index) => milesBetween(points[index] ?? point, point));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  let left = whole * Math.min(Math.max(share, 0), 1);
  for (const [index, length] of lengths.entries()) {
    const from = points[index] ?? [0, 0];
    const to = points[index + 1] ?? from;
    if (left > length && index < lengths.length - 1) {
      left -= length;
      continue;
    }
    const part = length === 0 ? 0 : Math.min(left / length, 1);
    const here: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return {
      travelled: rewrapped([...points.slice(0, index + 1), here]),
      ahead: rewrapped([here, ...points.slice(index + 1)]),
      at: [onGlobe(here[0]), here[1]],
      course: courseOf(from, to),
    };
  }
  const only = points[0] ?? [0, 0];
  return { travelled: [], ahead: [], at: [onGlobe(only[0]), only[1]], course: 0 };
}

/** The fraction of a track that is behind a position, from 0 to 1: up to the closest point. */
export function shareBeside(lines: readonly (readonly Point[])[], [lon, lat]: Point): number {
  const points = unwrapped(lines);
  let [whole, behind, least] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    // On a plane around the position, with longitudes of the same turn.
    const flat = Math.cos(lat * radians);
    const onPlane = (point: Point): Point => {
      const across = point[0] - lon - Math.round((from[0] - lon) / 360) * 360;
      return [across * flat, point[1] - lat];
    };
    const [a, b] = [onPlane(from), onPlane(to)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(a[0] * dx + a[1] * dy) / square));
    const away = Math.hypot(a[0] + dx * part, a[1] + dy * part);
    const length = milesBetween(from, to);
    if (away < least) [least, behind] = [away, whole + length * part];
    whole += length;
  }
  return whole === 0 ? 0 : behind / whole;
}

/** The points of all lines with longitudes that run on beyond the date line. */
function unwrapped(lines: readonly (readonly Point[])[]): Point[] {
  const points: Point[] = [];
  for (const [lon, lat] of lines.flat()) {
    const last = points.at(-1);
    const turns = last ? Math.round((last[0] - lon) / 360) * 360 : 0;
    if (last && last[0] === lon + turns && last[1] === lat) continue;
    points.push([lon + turns, lat]);
  }
  return points;
}

function rewrapped(points: readonly Point[]): [number, number][][] {
  return splitAtDateLine(points.map(([lon, lat]) => [round(onGlobe(lon)), round(lat)] as const));
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

function onGlobe(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

const radians = Math.PI / 180;

/** Nautical miles along the great circle. */
export function milesBetween([lon1, lat1]: Point, [lon2, lat2]: Point): number {
  const a =
    Math.sin(((lat2 - lat1) * radians) / 2) ** 2 +
    Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.sin(((lon2 - lon1) * radians) / 2) ** 2;
  return 2 * 3440.065 * Math.asin(Math.min(1, Math.sqrt(a)));
}

function courseOf([lon1, lat1]: Point, [lon2, lat2]: Point): number {
  const across = (lon2 - lon1) * radians;
  const y = Math.sin(across) * Math.cos(lat2 * radians);
  const x =
    Math.cos(lat1 * radians) * Math.sin(lat2 * radians) -
    Math.sin(lat1 * radians) * Math.cos(lat2 * radians) * Math.cos(across);
  return Math.round(((Math.atan2(y, x) / radians + 360) % 360) * 10) / 10;
}

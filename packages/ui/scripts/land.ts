import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Point = readonly [number, number];

/** Outlines of land in degrees, stitched along the date line, so that no seam is drawn where the data was cut. */
export function landOutlines(scale: '50m'): Point[][] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const rings = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
  return stitch(rings.map((ring) => ring.map(([lon = 0, lat = 0]): Point => [lon, lat])));
}

const onSeam = ([lon]: Point) => Math.abs(lon) > 179.999;

/** Cuts rings along the date line into open runs and joins runs whose ends meet there, as unrolled longitudes. */
function stitch(rings: Point[][]): Point[][] {
  const whole: Point[][] = [];
  const runs: Point[][] = [];
  for (const ring of rings) {
    const open = ring.slice(0, -1);
    const cut = open.findIndex((point, index) => onSeam(point) && onSeam(at(open, index + 1)));
    if (cut < 0) {
      whole.push(open);
      continue;
    }
    let run: Point[] = [];
    for (let step = 1; step <= open.length; step += 1) {
      const point = at(open, cut + step);
      run.push(point);
      if (onSeam(point) && onSeam(at(open, cut + step + 1))) {
        if (run.length > 1) runs.push(run);
        run = [];
      }
    }
  }
  while (runs.length > 0) {
    const joined = [...(runs.pop() ?? [])];
    for (let next = follower(joined, runs); next >= 0; next = follower(joined, runs)) {
      const [run = []] = runs.splice(next, 1);
      joined.push(...run.slice(1));
    }
    whole.push(joined);
  }
  return whole.map(unroll);
}

function follower(run: readonly Point[], runs: readonly Point[][]): number {
  const end = run.at(-1);
  return runs.findIndex(([start]) => start && end && Math.abs(start[1] - end[1]) < 0.02);
}

/** Longitudes that go on beyond ±180 instead of jumping, starting east of Greenwich's far side. */
function unroll(ring: readonly Point[]): Point[] {
  let shift = 0;
  let before: number | undefined;
  const points = ring.map(([lon, lat]): Point => {
    if (before !== undefined && lon + shift - before > 180) shift -= 360;
    else if (before !== undefined && lon + shift - before < -180) shift += 360;
    before = lon + shift;
    return [before, lat];
  });
  return points;
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an outline without points');
  return item;
}

/** Drops the points whose triangle with their neighbours is smaller than `area`, smallest first (Visvalingam). */
export function simplify(ring: readonly Point[], area: number): Point[] {
  const points = [...ring];
  while (points.length > 3) {
    let least = area;
    let drop = -1;
    for (let index = 0; index < points.length; index += 1) {
      const size = triangle(at(points, index + points.length - 1), at(points, index), at(points, index + 1));
      if (size < least) [least, drop] = [size, index];
    }
    if (drop < 0) break;
    points.splice(drop, 1);
  }
  return points;
}

function triangle([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** Area enclosed by a ring. */
export function areaOf(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = at(ring, index + 1);
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}

/** Closed outlines as SVG path data in whole units, relative steps: the shortest text that compresses best. */
export function pathOf(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => {
      const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const [first, ...rest] = whole;
      if (!first) return '';
      let [x, y] = first;
      const steps = rest.flatMap(([nextX, nextY]) => {
        const step: Point = [nextX - x, nextY - y];
        [x, y] = [nextX, nextY];
        return step[0] === 0 && step[1] === 0 ? [] : [step];
      });
      if (steps.length < 2) return '';
      return `M${pair(first)}l${steps.map((step, index) => (index && step[0] >= 0 ? ' ' : '') + pair(step)).join('')}z`;
    })
    .join('');
}

function pair([x, y]: Point): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

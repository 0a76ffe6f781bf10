import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { backdrop } from './backdrop.ts';
import { land } from './land.ts';
import { project, unitsPerTurn } from './mercator.ts';

type Point = readonly [number, number];

const outlines = land.split('z').filter(Boolean).map(pointsOf);

/** Reads `Mx yldx dy…`, the only commands the script writes. */
function pointsOf(path: string): Point[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** Applies the even-odd rule over all outlines, in each turn of the globe that the data may use. */
function isLand(lon: number, lat: number): boolean {
  const [x, y] = project([lon, lat]);
  const crossings = [-unitsPerTurn, 0, unitsPerTurn].flatMap((turn) =>
    outlines.flatMap((ring) =>
      ring.filter(([x1, y1], index) => {
        const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
        return y1 > y !== y2 > y && x + turn < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      }),
    ),
  );
  return crossings.length % 2 === 1;
}

test.each([
  ['Beijing', 116.4, 39.9],
  ['Denver', -105, 39.7],
  ['Sydney, inland', 149, -33],
  ['Nairobi', 36.8, -1.3],
  ['Chukotka, beyond the date line', -177, 67.2],
])('%s is land', (_, lon, lat) => {
  expect(isLand(lon, lat)).toBe(true);
});

test.each([
  ['the Yellow Sea', 123, 35],
  ['the middle of the Pacific', -170, 30],
  ['the Caspian Sea', 51, 41],
  ['the Strait of Malacca', 99.5, 4.6],
])('%s is water', (_, lon, lat) => {
  expect(isLand(lon, lat)).toBe(false);
});

test('no coast is drawn along the date line, where the source was cut', () => {
  const seams = outlines.flatMap((ring) =>
    ring.filter(([x, y], index) => {
      const [nextX, nextY] = ring[index + 1] ?? [x, y];
      const onSeam = (value: number) => Math.abs(Math.abs(value) - unitsPerTurn / 2) < 2;
      return onSeam(x) && onSeam(nextX) && Math.abs(nextY - y) > 12;
    }),
  );
  expect(seams).toEqual([]);
});

test('the drawings stay small enough to load with a page', () => {
  expect(gzipSync(land).length).toBeLessThan(36_000);
  expect(gzipSync(JSON.stringify(backdrop)).length).toBeLessThan(15_000);
});

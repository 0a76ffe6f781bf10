import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alongGreatCircles, distance, windowStart, within } from './lanes.ts';

describe('windowStart', () => {
  test.each([
    ['Shanghai to Los Angeles, across the date line', [122, 180, -180, -118], 122],
    ['Shanghai to Rotterdam', [122, 104, 43, 4], 4],
    ['Rotterdam to New York, across Greenwich', [4, -5, -40, -74], 286],
    ['one port', [104], 104],
    ['nothing', [], 0],
  ])('%s', (_, lons, start) => {
    expect(windowStart(lons)).toBe(start);
  });

  test('moves every longitude into the window without changing the place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -180, max: 180 }), { minLength: 1 }), (lons) => {
        const start = windowStart(lons);
        for (const lon of lons) {
          expect(within(lon, start)).toBeGreaterThanOrEqual(start);
          expect(within(lon, start)).toBeLessThan(start + 360);
          expect(Math.abs((within(lon, start) - lon) % 360)).toBe(0);
        }
      }),
    );
  });
});

describe('alongGreatCircles', () => {
  test('a route across the Pacific bends north', () => {
    const lane = alongGreatCircles([
      [141.5, 34.9],
      [-124.7, 38.5],
    ]);
    expect(Math.max(...lane.map(([, lat]) => lat))).toBeGreaterThan(46);
  });

  test('keeps its own points and leaves no leg longer than the step', () => {
    const lane = [
      [122, 31],
      [104, 1.2],
      [43, 12],
    ] as const;
    const dense = alongGreatCircles(lane, 3);
    for (const point of lane) expect(dense).toContainEqual(point);
    dense.forEach((point, index) => {
      const before = dense[index - 1];
      if (before) expect(distance(before, point)).toBeLessThanOrEqual(3.01);
    });
  });

  test('a point given twice stays where it is', () => {
    expect(
      alongGreatCircles([
        [104, 1],
        [104, 1],
      ]),
    ).toEqual([
      [104, 1],
      [104, 1],
    ]);
  });
});

test.each([
  ['along the equator', [0, 0], [90, 0], 90],
  ['pole to pole', [0, 90], [0, -90], 180],
  ['a twentieth of a turn of longitude across the date line', [171, 0], [-171, 0], 18],
] as const)('distance %s', (_, from, to, degrees) => {
  expect(distance(from, to)).toBeCloseTo(degrees, 6);
});

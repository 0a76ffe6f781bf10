import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartHeight, project, unitsPerMile } from './mercator.ts';
import { fitView, heightOn, isInSight, pan, place, zoom } from './view.ts';

const size = { width: 800, height: 400 };
const point = fc.tuple(
  fc.double({ min: -180, max: 540, noNaN: true }),
  fc.double({ min: -60, max: 70, noNaN: true }),
);

describe('fitView', () => {
  test('shows every point inside its margin where the chart is not at its end', () => {
    const points = [project([121, 31]), project([242, 33])];
    const view = fitView(points, size, 60);
    for (const [x, y] of points.map((p) => place(p, view, size))) {
      expect(x).toBeGreaterThanOrEqual(59.99);
      expect(x).toBeLessThanOrEqual(740.01);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(400);
    }
  });

  test('one port is not looked at closer than the land allows', () => {
    expect(fitView([project([121, 31])], size, 60).scale).toBe(2);
  });

  test('a phone shows the whole route from Rotterdam round to Los Angeles', () => {
    for (const width of [286, 326]) {
      const phone = { width, height: heightOn(width, 400) };
      const points = [project([4, 52]), project([121, 31]), project([242, 33])];
      const view = fitView(points, phone, width / 6);
      for (const [x] of points.map((p) => place(p, view, phone))) {
        expect(x).toBeGreaterThan(8);
        expect(x).toBeLessThan(width - 8);
      }
    }
  });

  test('never shows the area beyond the chart', () => {
    fc.assert(
      fc.property(fc.array(point), (positions) => {
        const view = fitView(positions.map(project), size, 60);
        expect(place([0, 0], view, size)[1]).toBeLessThanOrEqual(0.01);
        expect(place([0, chartHeight], view, size)[1]).toBeGreaterThanOrEqual(size.height - 0.01);
      }),
    );
  });
});

test('zooming keeps the point under the pointer', () => {
  const view = fitView([project([100, 0]), project([140, 30])], size, 60);
  const here = [600, 180] as const;
  const chart = [view.x + (here[0] - 400) / view.scale, view.y + (here[1] - 200) / view.scale] as const;
  const [x, y] = place(chart, zoom(view, 1.5, size, here), size);
  expect(x).toBeCloseTo(600);
  expect(y).toBeCloseTo(180);
});

test('panning by px moves the chart by as many', () => {
  const view = fitView([project([100, 0]), project([140, 30])], size, 60);
  const port = project([121, 31]);
  const before = place(port, view, size);
  const after = place(port, pan(view, 50, 0, size), size);
  expect(after[0]).toBeCloseTo(before[0] - 50);
});

test('a map is low on a phone and has the requested height elsewhere', () => {
  expect(heightOn(326, 400)).toBe(220);
  expect(heightOn(326, 180)).toBe(180);
  expect(heightOn(700, 400)).toBe(400);
});

test.each([
  [326, 220],
  [720, 270],
  [1160, 435],
  [1800, 675],
])('a map of all the world, %d px wide, is %d high and has every port in sight', (width, height) => {
  const size = { width, height: heightOn(width, 'world') };
  expect(size.height).toBe(height);
  // Vancouver, Auckland, Bluff, Saint Petersburg.
  const ends = [
    [-123, 49],
    [175, -37],
    [168, -46.6],
    [30, 60],
  ] as const;
  const points = ends.map(project);
  const view = fitView(points, size, Math.min(56, width / 6));
  expect(points.every((each) => isInSight(place(each, view, size), size, 4))).toBe(true);
});

test('a nautical mile is a minute of a meridian, longer on the chart towards the poles', () => {
  const degree = project([0, 0])[1] - project([0, 1])[1];
  expect(60 * unitsPerMile(0)).toBeCloseTo(degree, 2);
  expect(unitsPerMile(60)).toBeCloseTo(2 * unitsPerMile(0));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartHeight, project } from './mercator.ts';
import { fitView, pan, place, zoom } from './view.ts';

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

  test('never shows what lies beyond the chart', () => {
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

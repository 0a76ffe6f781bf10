import { describe, expect, it } from 'vitest';
import {
  areaOf,
  dayMarks,
  nearest,
  pathOf,
  spansYears,
  spread,
  thinned,
  trendOf,
  valueSteps,
  xsOf,
  yOf,
} from './chartScale.ts';

const frame = { width: 400, height: 200, left: 40, right: 60, top: 10, bottom: 30 };
const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10),
  );

describe('an axis of values', () => {
  it.each([
    [[[537, 575, 549]], 5, false, [530, 540, 550, 560, 570, 580]],
    [[[3, 9]], 3, true, [0, 5, 10]],
    [[[0, 1]], 6, true, [0, 1]],
    [[[2, 2.5]], 6, false, [2, 2.1, 2.2, 2.3, 2.4, 2.5]],
    [[[500, 500]], 4, false, [460, 480, 500, 520, 540]],
    [[[null]], 4, false, []],
  ] as const)('of %j has round steps', (values, most, fromZero, steps) => {
    expect(valueSteps(values, most, fromZero)).toEqual(steps);
  });

  it('runs from top to bottom, like screen coordinates', () => {
    expect([yOf(530, [530, 580], frame), yOf(580, [530, 580], frame)]).toEqual([170, 10]);
  });
});

describe('an axis of days', () => {
  it('spaces values by the time between them', () => {
    expect(xsOf(['2026-08-01', '2026-08-02', '2026-08-04'], frame)).toEqual([40, 140, 340]);
    expect(xsOf(['2026-08-01'], frame)).toEqual([190]);
  });

  it.each([
    [7, 8, [0, 1, 2, 3, 4, 5, 6]],
    [30, 6, [1, 8, 15, 22, 29]],
    [90, 5, [5, 33, 61, 89]],
  ])('of %i days with room for %i marks weeks and months, the last day first', (count, most, marks) => {
    expect(dayMarks(days(count), most)).toEqual(marks);
  });

  it('finds the day under the pointer', () => {
    expect(nearest([40, 140, 340], 250)).toBe(2);
    expect(nearest([40, 140, 340], 230)).toBe(1);
  });
});

it('over more than a year days need their year', () => {
  expect(spansYears(['2025-11-20', '2026-11-20'])).toBe(false);
  expect(spansYears(['2025-11-18', '2026-11-20'])).toBe(true);
  expect(spansYears([])).toBe(false);
});

it('a missing value is a gap, and one alone a dot', () => {
  const at = (x: number) => ({ x, y: 1 });
  expect(pathOf([at(0), at(1), null, at(3), null])).toBe('M0 1L1 1M3 1h0');
});

it('an area closes each run of values down to its base', () => {
  const at = (x: number, y: number) => ({ x, y });
  expect(areaOf([at(0, 5), at(1, 4), null, at(3, 2), null], 9)).toBe('M0 5L1 4V9H0Z');
  expect(areaOf([], 9)).toBe('');
});

it('draws only the points that differ on the screen, extremes and gaps among them', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    index === 6000 ? null : { x: index / 20, y: index === 4321 ? 0 : 100 + (index % 7) },
  );
  const points = thinned(many, 500);
  expect(points.length).toBeLessThan(2100);
  expect(points).toContainEqual({ x: 4321 / 20, y: 0 });
  expect(points.filter((point) => point === null)).toHaveLength(1);
  expect([points[0], points.at(-1)]).toEqual([many[0], many.at(-1)]);
  const xs = points.flatMap((point) => (point ? [point.x] : []));
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(thinned(many.slice(0, 900), 500)).toHaveLength(900);
});

it.each([
  [
    [10, 12, 50],
    [10, 26, 50],
  ],
  [
    [90, 95, 100],
    [68, 84, 100],
  ],
  [
    [50, 10],
    [50, 10],
  ],
])('labels at %j move to %j', (places, moved) => {
  expect(spread(places, 16, 0, 100)).toEqual(moved);
});

it('describes a trend by its ends and extremes', () => {
  expect(trendOf([null, 549, 575, 530, 537])).toEqual({
    first: { value: 549, index: 1 },
    last: { value: 537, index: 4 },
    highest: { value: 575, index: 2 },
    lowest: { value: 530, index: 3 },
    share: (537 - 549) / 549,
  });
  expect(trendOf([null, 5])).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { doubleClickFactor, fitScale, isLargest, panBy, turn, wholeView, zoomBy } from './view.ts';

const room = { width: 400, height: 300 };
const wide = { width: 1600, height: 600 };
const small = { width: 100, height: 80 };

describe('fitScale', () => {
  test.each([
    ['a picture larger than the room', wide, 0, 0.25],
    ['the same, turned', wide, 1, 0.1875],
    ['a small picture keeps its own size', small, 0, 1],
    ['the same, turned', small, 3, 1],
  ] as const)('%s', (_name, picture, turns, scale) => {
    expect(fitScale(picture, room, turns)).toBe(scale);
  });
});

describe('zoomBy', () => {
  test('the point under the pointer stays where it is', () => {
    const at = { x: 100, y: 20 };
    const once = zoomBy({ ...wholeView, zoom: 4 }, 2, wide, room, at);
    expect(once).toMatchObject({ zoom: 8, x: -100, y: -20 });
    expect(zoomBy(once, 0.5, wide, room, at)).toMatchObject({ zoom: 4, x: 0, y: 0 });
  });

  test('ends at the whole picture and at four times its own size', () => {
    expect(zoomBy(wholeView, 0.1, wide, room).zoom).toBe(1);
    const largest = zoomBy(wholeView, 1000, wide, room);
    expect(largest.zoom).toBe(16);
    expect(isLargest(largest, wide, room)).toBe(true);
    expect(isLargest(wholeView, wide, room)).toBe(false);
    expect(zoomBy(wholeView, 1000, small, room).zoom).toBe(4);
  });

  test('a picture that fits again is in the centre again', () => {
    const corner = panBy(zoomBy(wholeView, 4, wide, room), -600, 100, wide, room);
    expect(zoomBy(corner, 0.01, wide, room)).toEqual(wholeView);
  });
});

describe('panBy', () => {
  test('stops at the edges of the picture', () => {
    const view = zoomBy(wholeView, 2, wide, room);
    expect(panBy(view, 5000, 5000, wide, room)).toMatchObject({ x: 200, y: 0 });
    expect(panBy(view, -5000, -5000, wide, room)).toMatchObject({ x: -200, y: 0 });
  });

  test('a turned picture has its edges turned', () => {
    const view = zoomBy(turn(wholeView), 2, wide, room);
    expect(panBy(view, 5000, 5000, wide, room)).toMatchObject({ x: 0, y: 150 });
  });

  test('a whole picture does not move', () => {
    expect(panBy(wholeView, 50, 50, wide, room)).toEqual(wholeView);
  });
});

test('four turns are none', () => {
  expect(turn(turn(turn(turn(wholeView))))).toEqual(wholeView);
});

test('a double click shows a picture in its own size, and all of it again', () => {
  expect(doubleClickFactor(wholeView, wide, room)).toBe(4);
  expect(doubleClickFactor(wholeView, small, room)).toBe(2);
  const near = zoomBy(wholeView, 4, wide, room);
  expect(zoomBy(near, doubleClickFactor(near, wide, room), wide, room)).toEqual(wholeView);
});

import { expect, test } from 'vitest';
import { overlap } from './boxes.ts';
import { project } from './mercator.ts';
import { boxOf, placeLabels } from './placeLabels.ts';
import { worldPorts } from './specimens/worldPorts.ts';
import { fitView, place } from './view.ts';

const anchors = (places: Parameters<typeof placeLabels>[0], width = 400) =>
  placeLabels(places, { width, height: 300 }).map(({ anchor }) => anchor);

test('puts a label after its place', () => {
  expect(anchors([{ label: 'Shanghai', at: [100, 100] }])).toEqual(['start']);
});

test('puts it before the place near the far edge', () => {
  expect(anchors([{ label: '洛杉矶', at: [380, 100] }])).toEqual(['end']);
});

test('moves the label of the second of two neighbours', () => {
  expect(
    anchors([
      { label: 'Shanghai', at: [200, 100] },
      { label: 'Busan', at: [214, 92] },
    ]),
  ).toEqual(['end', 'start']);
});

test('puts it above between places on both sides', () => {
  expect(
    anchors([
      { label: 'Shanghai', at: [200, 100] },
      { label: 'Ningbo', at: [185, 101] },
      { label: 'Busan', at: [216, 99] },
    ])[0],
  ).toBe('middle');
});

test('puts it diagonally where none of the four sides is free', () => {
  const marks = [
    [222, 104],
    [178, 104],
    [194, 80],
    [194, 122],
  ] as const;
  const places = [{ label: '上海', at: [200, 100] as const }, ...marks.map((at) => ({ label: '', at }))];
  expect(placeLabels(places, { width: 400, height: 300 })[0]).toMatchObject({ crowded: false, y: -12 });
});

/** More ports in one spot than there are sides. */
const crowd = Array.from({ length: 12 }, (_, index) => ({
  label: `Port ${index}`,
  at: [200 + index, 100] as const,
}));

test('a label that finds no side is not read over another', () => {
  const labels = placeLabels(crowd, { width: 400, height: 300 });
  expect(labels[0]?.crowded).toBe(false);
  expect(labels.at(-1)?.crowded).toBe(true);
});

test('the ends of a way always have theirs, and the first choice', () => {
  const ended = crowd.map((place, index) => ({ ...place, end: index >= 10 }));
  const labels = placeLabels(ended, { width: 400, height: 300 });
  expect(labels.slice(10).map(({ crowded }) => crowded)).toEqual([false, false]);
  const tight = [{ label: 'Singapore', at: [20, 20] as const, end: true }];
  expect(placeLabels(tight, { width: 60, height: 60 })[0]?.crowded).toBe(false);
});

test('a label stays below the upper edge of the map', () => {
  const [label] = placeLabels([{ label: '洛杉矶', at: [40, 10] }], { width: 80, height: 300 });
  expect(label?.y).toBeGreaterThan(0);
});

test('a large mark keeps its label farther away', () => {
  const [label] = placeLabels([{ label: '船位', at: [100, 100], reach: 20 }], { width: 400, height: 300 });
  expect(label?.x).toBe(25);
});

test('keeps labels off elements over the map', () => {
  const shanghai = { label: '上海', at: [250, 50] as const };
  const cover = { left: 270, right: 312, top: 0, bottom: 116 };
  expect(placeLabels([shanghai], { width: 320, height: 300 }).map(({ anchor }) => anchor)).toEqual(['start']);
  expect(placeLabels([shanghai], { width: 320, height: 300 }, [cover]).map(({ anchor }) => anchor)).toEqual([
    'end',
  ]);
});

test('not up to the edge of the map', () => {
  expect(anchors([{ label: '洛杉矶', at: [343, 100] }])).toEqual(['end']);
});

test('the labels of all ports of the world do not overlap, and the busiest ports have theirs', () => {
  const size = { width: 1200, height: 450 };
  const points = worldPorts.map(([, , , lon, lat]) => project([lon < -30 ? lon + 360 : lon, lat]));
  const view = fitView(points, size, 56);
  const places = worldPorts.map(([, , label], index) => ({
    label,
    at: place(points[index] ?? [0, 0], view, size),
    reach: 4,
  }));
  const labels = placeLabels(places, size);
  const named = places.flatMap((port, index) => {
    const label = labels[index];
    return label && !label.crowded ? [{ port, box: boxOf(port, label) }] : [];
  });
  expect(named[0]?.port.label).toBe('Shanghai');
  expect(named.length).toBeGreaterThan(50);
  for (const { port, box } of named) {
    expect(named.filter((other) => overlap(other.box, box)).map((other) => other.port.label)).toEqual([
      port.label,
    ]);
  }
});

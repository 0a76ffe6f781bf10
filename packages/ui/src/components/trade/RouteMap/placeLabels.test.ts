import { expect, test } from 'vitest';
import { placeLabels } from './placeLabels.ts';

const anchors = (places: Parameters<typeof placeLabels>[0], width = 400) =>
  placeLabels(places, width).map(({ anchor }) => anchor);

test('a label stands after its place', () => {
  expect(anchors([{ label: 'Shanghai', at: [100, 100] }])).toEqual(['start']);
});

test('near the far edge it stands before it', () => {
  expect(anchors([{ label: '洛杉矶', at: [380, 100] }])).toEqual(['end']);
});

test('of two neighbours the second gives way', () => {
  expect(
    anchors([
      { label: 'Shanghai', at: [200, 100] },
      { label: 'Busan', at: [214, 92] },
    ]),
  ).toEqual(['end', 'start']);
});

test('between places on both sides it stands above', () => {
  expect(
    anchors([
      { label: 'Shanghai', at: [200, 100] },
      { label: 'Ningbo', at: [185, 101] },
      { label: 'Busan', at: [216, 99] },
    ])[0],
  ).toBe('middle');
});

test('where nothing is free it stays inside the map', () => {
  expect(anchors([{ label: 'Singapore', at: [20, 20] }], 60)).toEqual(['start']);
});

test('off what lies over the map', () => {
  const shanghai = { label: '上海', at: [250, 50] as const };
  const cover = { left: 270, right: 312, top: 0, bottom: 116 };
  expect(placeLabels([shanghai], 320).map(({ anchor }) => anchor)).toEqual(['start']);
  expect(placeLabels([shanghai], 320, [cover]).map(({ anchor }) => anchor)).toEqual(['end']);
});

test('not up to the edge of the map', () => {
  expect(anchors([{ label: '洛杉矶', at: [343, 100] }])).toEqual(['end']);
});

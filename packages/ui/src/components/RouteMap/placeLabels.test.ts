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

import { expect, test } from 'vitest';
import { apart } from './apart.ts';

const at = (...places: number[]) => places.map((place) => ({ at: place, text: String(place) }));

test('keeps all marks that have room', () => {
  expect(apart(at(0, 50, 100), 44)).toEqual(at(0, 50, 100));
});

test('keeps the first of two marks that are too close, whichever side it is on', () => {
  expect(apart(at(100, 0, 80, 50), 44)).toEqual(at(100, 0, 50));
});

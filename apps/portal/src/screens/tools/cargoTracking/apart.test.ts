import { expect, test } from 'vitest';
import { apart } from './apart.ts';

const at = (...places: number[]) => places.map((place) => ({ at: place, text: String(place) }));

test('marks that have room are all kept', () => {
  expect(apart(at(0, 50, 100), 44)).toEqual(at(0, 50, 100));
});

test('of two that are too near the first is kept, whichever side it stands on', () => {
  expect(apart(at(100, 0, 80, 50), 44)).toEqual(at(100, 0, 50));
});

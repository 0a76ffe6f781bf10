import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { imoCheckDigit, imoNumber } from './imoNumber.ts';

test.each(vectors.imo.valid)('%s is a ship', (value) => {
  expect(imoNumber(value)).toBeNull();
});

test.each(vectors.imo.invalid)('%s is no ship', (value) => {
  expect(imoNumber(value)).not.toBeNull();
});

test.each([
  ['9074728', 'imoCheck'],
  ['IMO9074729', 'imoNumber'],
  ['９０７４７２９', 'imoNumber'],
  ['9074729\n', 'imoNumber'],
  ['0000000', 'imoNumber'],
  ['', 'imoNumber'],
])('%j: %s', (value, broken) => {
  expect(imoNumber(value)).toBe(broken);
});

test('of the ten numbers that begin alike one is a ship', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{5}$/), (six) => {
      const ships = Array.from({ length: 10 }, (_, digit) => `${six}${digit}`).filter(
        (all) => !imoNumber(all),
      );
      expect(ships).toEqual([`${six}${imoCheckDigit(six)}`]);
    }),
  );
});

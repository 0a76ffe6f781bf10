import { describe, expect, it } from 'vitest';
import { carbonOf, massOf } from './carbon.ts';

const emissions = { nauticalMiles: 10_614, perTeu: 1_409_416, shipment: null };

describe('carbon of a sailing', () => {
  it('is that of one box by its size without a shipment', () => {
    expect(carbonOf({ emissions }, '20GP')).toBe(1_409_416);
    expect(carbonOf({ emissions }, '40HQ')).toBe(2_818_832);
  });

  it('is that of the shipment where there is one', () => {
    expect(carbonOf({ emissions: { ...emissions, shipment: 8_000_000 } }, '20GP')).toBe(8_000_000);
  });

  it('is unknown where the way is', () => {
    expect(carbonOf({ emissions: null }, '20GP')).toBeNull();
  });
});

it.each([
  [0, 'kilograms', 0],
  [1_409_416, 'kilograms', 1409],
  [9_999_400, 'kilograms', 9999],
  [9_999_600, 'tonnes', 10],
  [12_345_678, 'tonnes', 12.3],
])('%i grams are %s: %d', (grams, unit, amount) => {
  expect(massOf(grams)).toEqual({ unit, amount });
});

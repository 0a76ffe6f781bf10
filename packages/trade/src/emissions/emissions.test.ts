import { describe, expect, it } from 'vitest';
import { type EmissionFactor, emissionFactors } from './emissionFactors.ts';
import {
  boxEmissions,
  emissionFactorOf,
  emissionLaneOf,
  gramsPerTeuKilometre,
  shipmentEmissions,
  teuEmissions,
} from './emissions.ts';

/** Shanghai to Rotterdam by Suez. */
const voyage = { lane: 'average', nauticalMiles: 10_614, day: '2026-11-23' } as const;

describe('emissions of a box', () => {
  it.each([
    // 71.7 g × 10,614 nm × 1.852 km
    ['20GP', 1_409_416],
    ['40GP', 2_818_832],
    ['40HQ', 2_818_832],
    ['45HQ', 3_171_186],
    ['40OT', 2_818_832],
    // 142.3 g × 10,614 nm × 1.852 km
    ['20RF', 2_797_209],
    ['40RF', 5_594_419],
  ] as const)('a %s emits %i grams of CO2e', (type, grams) => {
    expect(boxEmissions(voyage, type)).toBe(grams);
  });

  it('rises in proportion to the distance', () => {
    const twice = { ...voyage, nauticalMiles: 2 * voyage.nauticalMiles };
    expect(teuEmissions(twice)).toBeCloseTo(2 * (teuEmissions(voyage) ?? 0), -1);
  });

  it('of a shipment add up to the whole', () => {
    const boxes = [
      { type: '20GP', count: 2 },
      { type: '40RF', count: 1 },
    ] as const;
    const emissions = shipmentEmissions(voyage, boxes);
    expect(emissions).toEqual({
      grams: 2 * 1_409_416 + 5_594_419,
      boxes: [
        { type: '20GP', count: 2, each: 1_409_416 },
        { type: '40RF', count: 1, each: 5_594_419 },
      ],
    });
  });

  it('are unknown before the first edition', () => {
    expect(teuEmissions({ ...voyage, day: '2019-12-31' })).toBeNull();
    expect(shipmentEmissions({ ...voyage, day: '2019-12-31' }, [{ type: '20GP', count: 1 }])).toBeNull();
  });
});

describe('the factor', () => {
  it.each([
    ['average', 'dry', '2024-12-31', 76, 2023],
    ['average', 'dry', '2025-01-01', 71.7, 2025],
    ['average', 'reefer', '2026-11-23', 142.3, 2025],
    ['panama', 'dry', '2026-11-23', 80.4, 2024],
    ['europeAfrica', 'dry', '2026-11-23', 89.4, 2024],
    // No figure is published for the lane: the average of all lanes.
    ['panama', 'reefer', '2026-11-23', 142.3, 2025],
  ] as const)('of %s, %s, on %s is %d of %i', (lane, cargo, day, grams, year) => {
    const factor = emissionFactorOf(lane, cargo, day);
    expect([factor?.[cargo], factor?.year]).toEqual([grams, year]);
  });

  const clean: EmissionFactor = {
    ...{
      lane: 'average',
      from: '2025-01-01',
      dry: 60,
      reefer: 100,
      source: 'a report',
      quotedBy: null,
      year: 2024,
    },
    ...{ distance: 'planned', utilisation: 70 },
  };
  it.each([
    ['planned', 70, 60],
    ['sailed', 70, 69],
    ['planned', 100, 85.714],
    ['sailed', 100, 98.571],
  ] as const)('for a %s distance at %i percent is %d grams', (distance, utilisation, grams) => {
    expect(gramsPerTeuKilometre({ ...clean, distance, utilisation }, 'dry')).toBeCloseTo(grams, 3);
  });

  it('names its source and year', () => {
    for (const { source, year } of emissionFactors)
      expect([source, year > 2018]).toEqual([expect.stringMatching(/\w/), true]);
  });
});

describe('the lane of a route', () => {
  it.each([
    [['CHN', 'EUR'], ['suez'], 'average'],
    [['CHN', 'USE'], ['panama'], 'panama'],
    [['EUR', 'AFW'], [], 'europeAfrica'],
    [['AFS', 'MED'], [], 'europeAfrica'],
    [['AFS', 'CHN'], [], 'average'],
  ] as const)('between %j by %j is %s', (trades, canals, lane) => {
    expect(emissionLaneOf(trades, canals)).toBe(lane);
  });
});

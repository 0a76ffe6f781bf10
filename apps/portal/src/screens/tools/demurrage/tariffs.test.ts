import { workedBy } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import { sampleDemurrageTariffs } from '../../../stories/sampleDemurrageTariffs.ts';
import { emptyCalculation } from './address.ts';
import { calculate } from './calculate.ts';
import { type CarrierTariffs, compareCarriers, isTariffOf, withTariff } from './tariffs.ts';

const isWorked = workedBy(null);
const { carriers } = sampleDemurrageTariffs;
const [cosco, maersk] = carriers as [CarrierTariffs, CarrierTariffs];

/** From Monday 2 November to Friday 20 November, gate-out on Thursday 12 November. */
const days = { ...emptyCalculation, port: 'NLRTM', first: '2026-11-02', last: '2026-11-20' };
const threeDays = { ...days, gate: '2026-11-12' };

describe('a tariff that is filled in', () => {
  it('keeps the days, and calculates as the comparison does', () => {
    for (const carrier of [cosco, maersk]) {
      const calculation = withTariff({ ...threeDays, containers: '3' }, carrier);
      const [row] = compareCarriers([carrier], calculation, isWorked);
      expect(calculation).toMatchObject({
        first: '2026-11-02',
        carrier: carrier.carrier.code,
        containers: '3',
      });
      expect(calculate(calculation, isWorked)?.total).toBe(row?.total);
    }
  });

  it('has one clock or two, and its currency', () => {
    expect(withTariff(days, maersk)).toMatchObject({
      ...{ clocks: 'one', currency: 'EUR' },
      combined: { freeDays: '7', count: 'calendar', bands: '8-12:60; 13-:90' },
    });
    expect(withTariff(days, cosco)).toMatchObject({
      clocks: 'two',
      detention: { freeDays: '5', count: 'working' },
    });
  });

  it('is recognised until one of its terms is edited', () => {
    const calculation = withTariff(days, maersk);
    expect(isTariffOf(calculation, maersk)).toBe(true);
    expect(isTariffOf(calculation, cosco)).toBe(false);
    const edited = { ...calculation, combined: { ...calculation.combined, freeDays: '10' } };
    expect(isTariffOf(edited, maersk)).toBe(false);
  });
});

describe('carriers next to each other', () => {
  it('are sorted from the cheapest', () => {
    // Cosco: 5 days of 40 and a day of 30. Maersk: 5 days of 60 and 7 of 90.
    const rows = compareCarriers([maersk, cosco], threeDays, isWorked);
    expect(rows.map(({ carrier, total, lastFree }) => [carrier.code, total, lastFree])).toEqual([
      ['COSU', 230_00, '2026-11-07'],
      ['MAEU', 930_00, '2026-11-08'],
    ]);
  });

  it('have no amount while a day is missing or before another, and come last then', () => {
    const order = (calculation: typeof days) =>
      compareCarriers(carriers, calculation, isWorked).map(({ carrier, total }) => [carrier.code, total]);
    expect(order(days)).toEqual([
      ['MAEU', 930_00],
      ['COSU', null],
    ]);
    expect(order({ ...threeDays, last: '2026-11-01' }).map(([, total]) => total)).toEqual([null, null]);
    expect(order({ ...threeDays, gate: '2026-11-30' })[1]).toEqual(['COSU', null]);
  });

  it('leave out one that has storage only', () => {
    const [terms] = maersk.terms;
    if (!terms) throw new Error('Maersk has a tariff.');
    const storage = { ...maersk, terms: [{ ...terms, charge: 'storage' as const }] };
    expect(compareCarriers([storage], threeDays, isWorked)).toEqual([]);
  });
});

import { workedBy } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import { type Calculation, emptyCalculation, type TariffText } from './address.ts';
import { calculate as calculateWith, problemsOf } from './calculate.ts';

/** Without a calendar, weekends are off. */
const calculate = (calculation: Calculation) => calculateWith(calculation, workedBy(null));

function tariff(freeDays: string, bands: string, count: TariffText['count'] = 'calendar'): TariffText {
  return { freeDays, bands, count };
}

/** One clock from Monday 2 November to Friday 20 November. */
const oneClock: Calculation = {
  ...emptyCalculation,
  first: '2026-11-02',
  last: '2026-11-20',
  combined: tariff('7', '8-12:60; 13-:90'),
};

/** Gate-out on Thursday 12 November. */
const twoClocks: Calculation = {
  ...oneClock,
  clocks: 'two',
  gate: '2026-11-12',
  demurrage: tariff('7', '8-:60'),
  detention: tariff('5', '6-:45.50', 'working'),
};

describe('an amount', () => {
  test.each<[string, Calculation, number]>([
    ['5 days of 60 and 7 of 90', oneClock, 930_00],
    ['for 99 containers', { ...oneClock, containers: '99' }, 92_070_00],
    ['on the last free day', { ...oneClock, last: '2026-11-08' }, 0],
    ['without free days', { ...oneClock, last: '2026-11-03', combined: tariff('0', '1-:25.5') }, 51_00],
    ['4 days of 60, 1 of 45.50', twoClocks, 285_50],
    ['of 3 containers', { ...twoClocks, containers: '3' }, 856_50],
    // Detention comes first: from 2 November with five working days, 6 days of 45.50; demurrage 1 day of 60.
    ['of an export', { ...twoClocks, direction: 'export' }, 333_00],
    ['returned on the day of the gate', { ...twoClocks, last: '2026-11-12' }, 240_00],
  ])('%s', (_, calculation, total) => {
    expect(calculate(calculation)?.total).toBe(total);
  });

  it('is the sum of its charges, and of its last day', () => {
    const result = calculate({ ...twoClocks, containers: '2' });
    expect(result?.charges.map(({ kind, total }) => [kind, total])).toEqual([
      ['demurrage', 480_00],
      ['detention', 91_00],
    ]);
    expect(result?.days.at(-1)).toEqual({
      day: '2026-11-20',
      kind: 'detention',
      band: 0,
      rate: 45_50,
      sum: 571_00,
    });
  });
});

test.each<[string, Calculation, string | null, number]>([
  ['7 days on paper, 5 to work with', oneClock, '2026-11-08', 5],
  ['5 working days', { ...oneClock, combined: tariff('5', '6-:60', 'working') }, '2026-11-06', 5],
  ['no free days', { ...oneClock, combined: tariff('0', '1-:60') }, null, 0],
])('free time: %s', (_, calculation, lastFree, workedFree) => {
  expect(calculate(calculation)?.charges[0]).toMatchObject({ lastFree, workedFree });
});

describe('problems', () => {
  test.each<[Calculation, ReturnType<typeof problemsOf>]>([
    [oneClock, {}],
    [twoClocks, {}],
    [
      emptyCalculation,
      { first: 'missing', last: 'missing', 'combined.freeDays': 'missing', 'combined.bands': 'missing' },
    ],
    [{ ...twoClocks, gate: '' }, { gate: 'missing' }],
    [{ ...twoClocks, gate: '2026-11-01' }, { gate: 'order' }],
    [{ ...twoClocks, last: '2026-11-11' }, { last: 'order' }],
    [{ ...oneClock, last: '2027-12-20' }, { last: 'long' }],
    [{ ...oneClock, first: '0026-11-02' }, { first: 'day' }],
    [{ ...oneClock, containers: '0' }, { containers: 'number' }],
    [{ ...oneClock, containers: '100' }, { containers: 'number' }],
    [{ ...oneClock, combined: tariff('seven', '8-:60') }, { 'combined.freeDays': 'number' }],
    [{ ...oneClock, combined: tariff('7', '8-12') }, { 'combined.bands': 'format' }],
    [{ ...oneClock, combined: tariff('7', '9-:60') }, { 'combined.bands': 'start' }],
    [{ ...oneClock, combined: tariff('7', '8-12:60; 14-:90') }, { 'combined.bands': 'gap' }],
    [{ ...oneClock, combined: tariff('7', '8-12:60; 12-:90') }, { 'combined.bands': 'overlap' }],
    [{ ...oneClock, combined: tariff('7', '8-12:90; 13-:60') }, { 'combined.bands': 'falling' }],
    [{ ...oneClock, combined: tariff('7', '8-12:60') }, { 'combined.bands': 'end' }],
  ])('%#: %j', (calculation, problems) => {
    expect(problemsOf(calculation)).toEqual(problems);
    expect(calculate(calculation) === null).toBe(Object.keys(problems).length > 0);
  });
});

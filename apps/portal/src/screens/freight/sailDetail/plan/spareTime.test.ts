import { describe, expect, it } from 'vitest';
import { spareTime } from './spareTime.ts';

describe('a time before or after a cut-off', () => {
  it.each([
    [0, { unit: 'hours', count: 0 }],
    [7, { unit: 'hours', count: 7 }],
    [-5, { unit: 'hours', count: 5 }],
    [12, { unit: 'half' }],
    [23, { unit: 'half' }],
    [-12, { unit: 'half' }],
    // A delay of thirteen hours needs a whole day.
    [-13, { unit: 'days', count: 1 }],
    [24, { unit: 'days', count: 1 }],
    [46, { unit: 'daysAndHalf', count: 1 }],
    [-46, { unit: 'days', count: 2 }],
    [-49, { unit: 'daysAndHalf', count: 2 }],
    [240, { unit: 'days', count: 10 }],
  ])('of %i hours', (hours, spare) => {
    expect(spareTime(hours)).toEqual(spare);
  });
});

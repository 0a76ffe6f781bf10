import { describe, expect, it } from 'vitest';
import { daysByWay, wayTaken } from './wayTaken.ts';

/** Shanghai to Rotterdam. */
const toRotterdam = [
  { name: 'suez', nauticalMiles: 10_614 },
  { name: 'cape', nauticalMiles: 14_182 },
] as const;
const direct = { ways: toRotterdam, carrierWay: null, transfers: false };

describe('the way that a sailing takes', () => {
  it.each([
    [26, 'suez'],
    [30, 'suez'],
    [33, 'suez'],
    [35, 'cape'],
    [40, 'cape'],
    [48, 'cape'],
  ])('in %i days is by %s, estimated', (transitDays, name) => {
    expect(wayTaken({ ...direct, transitDays })).toEqual({ name, estimated: true });
  });

  it('is the one in its data, whatever its transit days', () => {
    expect(wayTaken({ ...direct, carrierWay: 'cape', transitDays: 28 })).toEqual({
      name: 'cape',
      estimated: false,
    });
  });

  it('is estimated where its data names a way that does not exist', () => {
    expect(wayTaken({ ...direct, carrierWay: 'panama', transitDays: 28 })).toEqual({
      name: 'suez',
      estimated: true,
    });
  });

  it('leaves out the days that a container waits for its next vessel', () => {
    expect(wayTaken({ ...direct, transfers: true, transitDays: 37 })?.name).toBe('suez');
  });

  it('is the only one there is', () => {
    const ways = [{ name: 'open', nauticalMiles: 5700 }] as const;
    expect(wayTaken({ ...direct, ways, transitDays: 14 })).toEqual({ name: 'open', estimated: false });
  });

  it.each([0, 1, 5, 90])('is unknown in %i days, which no vessel needs', (transitDays) => {
    expect(wayTaken({ ...direct, transitDays })).toBeNull();
  });
});

it.each([
  [28, 10_614, 14_182, 38],
  [38, 14_182, 10_614, 28],
  [28, 10_614, 10_614, 28],
  [3, 10_614, 500, 1],
])('%i days for %i miles are days for %i miles: %i', (days, miles, other, expected) => {
  expect(daysByWay(days, miles, other)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { contiguousEnd, currentPeriod, seatEnds } from './periods.ts';

const now = new Date('2026-11-20T02:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
const day = (instant: Date) => (instant.getTime() - now.getTime()) / 86_400_000;

describe('contiguousEnd', () => {
  it.each<[string, [number, number][], number | null]>([
    ['nothing', [], null],
    ['one period', [[-10, 20]], 20],
    [
      'a renewal',
      [
        [-10, 20],
        [20, 110],
      ],
      110,
    ],
    [
      'two renewals, in any order',
      [
        [110, 140],
        [20, 110],
        [-10, 20],
      ],
      140,
    ],
    [
      'a gap ends it',
      [
        [-10, 20],
        [21, 110],
      ],
      20,
    ],
    ['only a period to come', [[5, 20]], null],
    ['one that has ended', [[-20, -1]], null],
    [
      'one inside another',
      [
        [-10, 90],
        [-5, 20],
      ],
      90,
    ],
    ['one that ends now', [[-10, 0]], null],
    [
      'one that ends now and goes on',
      [
        [-10, 0],
        [0, 30],
      ],
      30,
    ],
  ])('%s', (_, spans, end) => {
    const periods = spans.map(([from, until]) => ({ startedAt: at(from), expiresAt: at(until) }));
    const last = contiguousEnd(periods, now);
    expect(last && day(last)).toBe(end);
  });
});

describe('currentPeriod', () => {
  it.each<[string, ['trial' | 'paid', number, number][], string | null]>([
    ['a trial', [['trial', -3, 4]], 'trial 4'],
    ['a paid one', [['paid', -3, 27]], 'paid 27'],
    [
      'a paid one before a trial that ends later',
      [
        ['trial', -1, 6],
        ['paid', -3, 2],
      ],
      'paid 2',
    ],
    [
      'a trial with a paid one after it',
      [
        ['trial', -3, 4],
        ['paid', 4, 34],
      ],
      'trial 34',
    ],
    ['none', [['paid', -40, -10]], null],
  ])('%s', (_, spans, expected) => {
    const periods = spans.map(([kind, from, until]) => ({ kind, startedAt: at(from), expiresAt: at(until) }));
    const period = currentPeriod(periods, now);
    expect(period && `${period.kind} ${day(period.end)}`).toBe(expected);
  });
});

describe('seatEnds', () => {
  it.each<[string, [string, number, number, number][], [number, number][]]>([
    ['no seats', [], []],
    ['one order', [['a', 3, -10, 20]], [[3, 20]]],
    [
      'a renewal of as many',
      [
        ['a', 3, -10, 20],
        ['b', 3, 20, 110],
      ],
      [[3, 110]],
    ],
    [
      'a renewal of fewer',
      [
        ['a', 3, -10, 20],
        ['b', 1, 20, 110],
      ],
      [
        [2, 20],
        [1, 110],
      ],
    ],
    [
      'a renewal of more',
      [
        ['a', 3, -10, 20],
        ['b', 5, 20, 110],
      ],
      [[3, 110]],
    ],
    [
      'two orders side by side',
      [
        ['a', 3, -10, 20],
        ['b', 2, -5, 40],
      ],
      [
        [3, 20],
        [2, 40],
      ],
    ],
    [
      'two periods of one order',
      [
        ['a', 3, -10, 20],
        ['a', 3, 5, 35],
      ],
      [[3, 35]],
    ],
    ['an order without seats', [['a', 0, -10, 20]], []],
    [
      'an order that has ended before another one began',
      [
        ['a', 3, -20, -5],
        ['b', 2, -3, 20],
      ],
      [[2, 20]],
    ],
    [
      'orders in any order, the latest first',
      [
        ['a', 3, -10, 40],
        ['b', 2, -5, 20],
        ['c', 1, -5, 30],
      ],
      [
        [2, 20],
        [1, 30],
        [3, 40],
      ],
    ],
  ])('%s', (_, orders, ends) => {
    const periods = orders.map(([order, seats, from, until]) => ({
      ...{ order, seats },
      startedAt: at(from),
      expiresAt: at(until),
    }));
    expect(seatEnds(periods, now).map(({ seats, expiresAt }) => [seats, day(expiresAt)])).toEqual(ends);
  });
});

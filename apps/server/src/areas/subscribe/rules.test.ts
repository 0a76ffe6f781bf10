import { describe, expect, it } from 'vitest';
import { dueReminder, trialEnd, trialRefusal } from './rules.ts';

const fine = { routeCount: 2, forSale: 2, heldCount: 0, spent: false } as const;
const terms = { days: 7, minRoutes: 1, maxRoutes: 3 };

describe('trialRefusal', () => {
  it.each([
    ['two routes', {}, null],
    ['one route', { routeCount: 1, forSale: 1 }, null],
    ['three routes', { routeCount: 3, forSale: 3 }, null],
    ['no route', { routeCount: 0, forSale: 0 }, 'trialRouteCount'],
    ['four routes', { routeCount: 4, forSale: 4 }, 'trialRouteCount'],
    ['a second trial', { spent: true }, 'trialUsed'],
    ['a route off the shelf', { forSale: 1 }, 'routeNotForSale'],
    ['a route already held', { heldCount: 1 }, 'routeSubscribed'],
    ['a second trial of four routes', { spent: true, routeCount: 4 }, 'trialRouteCount'],
  ] as const)('for %s is %s', (_, more, refusal) => {
    expect(trialRefusal({ ...fine, ...more }, terms)).toBe(refusal);
    // These are the terms of every trial.
    expect(trialRefusal({ ...fine, ...more })).toBe(refusal);
  });
});

describe('trialEnd', () => {
  it('is seven times 24 hours on, whatever the clocks do', () => {
    expect(trialEnd(new Date('2026-11-20T09:30:00Z'), terms).toISOString()).toBe('2026-11-27T09:30:00.000Z');
    expect(trialEnd(new Date('2026-11-20T09:30:00Z'))).toEqual(new Date('2026-11-27T09:30:00Z'));
  });
});

describe('the reminder of a period', () => {
  const at = (days: number) => new Date(Date.UTC(2026, 10, 20) + days * 86_400_000);
  it.each([
    [90, 60, 30],
    [90, 59, null],
    [90, 84, 7],
    [90, 89.5, 1],
    [90, 90, null],
    [90, 91, null],
    [30, 0, null],
    [30, 23, 7],
    // A reminder comes in the second half of a period at most.
    [60, 30, 30],
    [59, 29, null],
    [14, 7, 7],
    [2, 1, 1],
    [1, 0.5, null],
  ])('of %d days, after %d: %j', (length, after, due) => {
    expect(dueReminder({ startedAt: at(0), expiresAt: at(length) }, at(after))).toBe(due);
  });
});

import { describe, expect, it } from 'vitest';
import { trialEnd, trialRefusal } from './rules.ts';

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
  });
});

describe('trialEnd', () => {
  it('is seven times 24 hours on, whatever the clocks do', () => {
    expect(trialEnd(new Date('2026-11-20T09:30:00Z'), terms).toISOString()).toBe('2026-11-27T09:30:00.000Z');
  });
});

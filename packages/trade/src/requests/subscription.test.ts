import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { subscription, trial } from './subscription.ts';

test('routes, period and consent are needed', () => {
  expect(brokenBy(subscription, { routeIds: ['us-west'], period: '3', agree: true })).toEqual({});
  expect(brokenBy(subscription, { routeIds: [], period: '', agree: false })).toEqual({
    routeIds: 'chooseOne',
    period: 'required',
    agree: 'required',
  });
});

test('a trial takes 1 to 3 routes', () => {
  expect(brokenBy(trial, { routeIds: ['a', 'b', 'c'], agree: true })).toEqual({});
  expect(brokenBy(trial, { routeIds: ['a', 'b', 'c', 'd'], agree: true })).toEqual({
    routeIds: 'trialRoutes',
  });
});

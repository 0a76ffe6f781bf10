import { expect, test } from 'vitest';
import { trialRoutes } from './trialRoutes.ts';

test.each([
  [['us-west'], null],
  [['us-west', 'us-east', 'north-europe'], null],
  [[], 'trialRoutes'],
  [['a', 'b', 'c', 'd'], 'trialRoutes'],
  [['us-west', 'us-west'], 'trialRoutes'],
])('%j: %s', (ids, broken) => {
  expect(trialRoutes(ids)).toBe(broken);
});

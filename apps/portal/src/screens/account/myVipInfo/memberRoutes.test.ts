import { sampleHeldRoute } from '@fairway/gateway/mock';
import { expect, test } from 'vitest';
import { memberRoutes } from './memberRoutes.ts';

const now = new Date('2026-11-22T00:00:00.000Z');
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

test.each([
  [90, 90, false],
  [30.5, 31, false],
  [30, 30, true],
  [0.2, 1, true],
  [-1, 0, true],
])('a route that ends in %s days has %i left: soon %s', (until, days, soon) => {
  expect(memberRoutes([sampleHeldRoute({ expiresAt: at(until) })], now)).toMatchObject([{ days, soon }]);
});

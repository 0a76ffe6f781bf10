import type { Seat } from '@fairway/gateway/contract/seat';
import { expect, test } from 'vitest';
import { endsSoon, isIdle, seated } from './seatStatus.ts';

const now = new Date('2026-11-22T00:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const seat = (number: number | null, more: Partial<Seat> = {}): Seat => ({
  id: `${number}`,
  number,
  username: 'x',
  employee: null,
  resourceIds: [],
  expiresAt: null,
  disabled: false,
  firstPassword: false,
  lastSeenAt: null,
  createdAt: day(-1),
  version: 1,
  ...more,
});

test.each([
  [null, -31, true],
  [null, -29, false],
  [-31, -60, true],
  [-1, -60, false],
])('last seen %j, made %j: idle %j', (seen, made, idle) => {
  const lastSeenAt = seen === null ? null : day(seen);
  expect(isIdle({ lastSeenAt, createdAt: day(made) }, now)).toBe(idle);
});

test.each([
  [14, true],
  [15, false],
])('a route that ends in %i days: soon %j', (days, soon) => {
  expect(endsSoon({ expiresAt: day(days) }, now)).toBe(soon);
});

test('lists seats by their number, free ones too; those beyond the capacity wait', () => {
  const disabledSeat = seat(null, { id: 'gone', disabled: true });
  const { places, waiting, disabled } = seated({ capacity: 2, seats: [seat(2), seat(3), disabledSeat] });
  expect(places.map((place) => place.seat?.number ?? null)).toEqual([null, 2]);
  expect(waiting.map(({ number }) => number)).toEqual([3]);
  expect(disabled).toEqual([disabledSeat]);
});

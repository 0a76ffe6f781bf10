import { describe, expect, it } from 'vitest';
import { additionRefusal, freeSeatIn, isPast, losesLastRoute, movedSeats } from './rules.ts';

/** Seats by their numbers; the account of seat 2 is `seat 2`. */
const seats = (...numbers: number[]) => numbers.map((number) => ({ accountId: `seat ${number}`, number }));

describe('the routes of a sub-account', () => {
  it.each([
    [['a', 'b'], [], null],
    [['a', 'b'], ['c'], null],
    [[], ['a'], null],
    [['a'], ['a', 'b'], 'subAccountAdded'],
    [['a', 'b'], ['a'], 'routeSubscribed'],
  ] as const)('%j added to %j are refused: %s', (add, stored, refusal) => {
    expect(additionRefusal(add, stored)).toBe(refusal);
  });

  it.each([
    ['the only one goes', { stored: 1, added: 0, removed: 1 }, true],
    ['all of them go', { stored: 3, added: 0, removed: 3 }, true],
    ['one of two goes', { stored: 2, added: 0, removed: 1 }, false],
    ['the only one is replaced', { stored: 1, added: 1, removed: 1 }, false],
    ['the only one and the new one go', { stored: 1, added: 1, removed: 2 }, true],
    ['nothing goes from a sub-account without routes', { stored: 0, added: 0, removed: 0 }, false],
  ])('%s: none is left', (_, counts, loses) => {
    expect(losesLastRoute(counts)).toBe(loses);
  });
});

describe('the end of a seat', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  it.each([
    [null, false],
    ['2026-11-20T02:00:00.001Z', false],
    ['2026-11-20T02:00:00.000Z', true],
    ['2026-11-19T02:00:00.000Z', true],
  ])('%s is past: %s', (expiresAt, past) => {
    expect(isPast(expiresAt, now)).toBe(past);
  });
});

describe('seats', () => {
  it.each([
    [[], 2, 1],
    [[1, 2], 3, 3],
    [[2], 2, 1],
    [[1, 3], 3, 2],
    [[1, 2], 2, null],
    [[], 0, null],
    // The account above the capacity waits for the free one.
    [[1, 3], 2, null],
  ])('with %j taken of %i the next is %j', (numbers, capacity, next) => {
    expect(freeSeatIn(seats(...numbers), capacity)).toBe(next);
  });

  it.each([
    ['nobody while all are below', [1, 2], 2, []],
    ['the first above to the only free one', [1, 3, 4], 2, ['seat 3 to 2']],
    ['each to another one', [2, 4, 5], 3, ['seat 4 to 1', 'seat 5 to 3']],
    ['nobody without a free one', [1, 2, 3], 2, []],
    ['nobody without any', [1], 0, []],
    ['nobody at the capacity', [2], 2, []],
  ])('move %s', (_, numbers, capacity, moves) => {
    const moved = movedSeats(seats(...numbers), capacity);
    expect(moved.map(({ accountId, number }) => `${accountId} to ${number}`)).toEqual(moves);
  });
});

import { intentionStates } from '@fairway/gateway/contract/listings/intentions';
import { describe, expect, it, test } from 'vitest';
import { isWithdrawable, lackOf, nextStates } from './rules.ts';

test('final states have no moves, and no state moves to itself', () => {
  for (const state of intentionStates) expect(nextStates(state)).not.toContain(state);
  expect(intentionStates.filter((state) => nextStates(state).length === 0)).toEqual(['done', 'withdrawn']);
  expect(intentionStates.filter(isWithdrawable)).toEqual(['received', 'handling', 'quoted']);
});

test.each([
  ['received', ['handling', 'quoted', 'withdrawn']],
  ['handling', ['quoted', 'done', 'withdrawn']],
  ['quoted', ['handling', 'done', 'withdrawn']],
  ['done', []],
  ['withdrawn', []],
] as const)('from %s staff move a request to %j', (from, states) => {
  expect(nextStates(from)).toEqual(states);
});

describe('a move', () => {
  it.each([
    ['quoted', undefined, '', 'premium'],
    ['quoted', 5_503, '', null],
    ['withdrawn', undefined, '', 'reply'],
    ['withdrawn', undefined, '客户来电撤回', null],
    ['handling', undefined, '', null],
    ['done', undefined, '', null],
  ] as const)('to %s with %j and %j lacks %j', (to, premium, reply, lack) => {
    expect(lackOf({ to, premium, reply })).toBe(lack);
  });
});

import { expect, test } from 'vitest';
import { type BulkEvent, type BulkState, bulkReducer, idle } from './bulkState.ts';

const outcome = { done: ['a'], doneCount: 1, failed: new Map([['b', 'shipped']]), cut: null };
const start: BulkEvent = { type: 'start', action: 'cancel', count: 2 };
const run = (...events: BulkEvent[]) => events.reduce(bulkReducer, idle);

test.each<[string, BulkEvent[], Partial<BulkState>]>([
  ['asks first', [{ type: 'ask', action: 'cancel', count: 2 }], { step: 'asking', count: 2 }],
  ['and may be called off', [{ type: 'ask', action: 'cancel', count: 2 }, { type: 'cancel' }], idle],
  ['runs', [start], { step: 'running', progress: { done: 0, failed: 0 }, undoing: false }],
  [
    'says how far it is',
    [start, { type: 'progress', progress: { done: 1, failed: 0 } }],
    { progress: { done: 1, failed: 0 } },
  ],
  ['ends', [start, { type: 'end', outcome }], { step: 'ended', outcome, undone: false }],
  [
    'takes back what was done, and only that',
    [start, { type: 'end', outcome }, { type: 'undo' }],
    { step: 'running', count: 1, undoing: true },
  ],
  [
    'has been taken back',
    [start, { type: 'end', outcome }, { type: 'undo' }, { type: 'end', outcome }],
    { step: 'ended', undone: true },
  ],
  ['is put away', [start, { type: 'end', outcome }, { type: 'dismiss' }], idle],
])('an action %s', (_, events, expected) => {
  expect(run(...events)).toMatchObject(expected);
});

test.each<[string, BulkEvent[], BulkEvent]>([
  [
    'progress after the end',
    [start, { type: 'end', outcome }],
    { type: 'progress', progress: { done: 9, failed: 0 } },
  ],
  ['a second action while one runs', [start], { type: 'start', action: 'other', count: 1 }],
  ['a question while one runs', [start], { type: 'ask', action: 'other', count: 1 }],
  ['the end of nothing', [], { type: 'end', outcome }],
  ['undo while it runs', [start], { type: 'undo' }],
  ['undo of nothing', [start, { type: 'end', outcome: { ...outcome, done: [] } }], { type: 'undo' }],
  [
    'undo of an undo',
    [start, { type: 'end', outcome }, { type: 'undo' }, { type: 'end', outcome }],
    { type: 'undo' },
  ],
])('%s changes nothing', (_, before, event) => {
  const state = run(...before);
  expect(bulkReducer(state, event)).toBe(state);
});

import { expect, it } from 'vitest';
import {
  type SailingState,
  stateReason,
  type WatchCondition,
  type WatchedChange,
  type WatchedTotals,
  watchReason,
} from './watchRules.ts';

const values = {
  departure: '2026-12-01T02:00:00.000Z',
  cutOffs: { DCO: '2026-11-28T04:00:00.000Z', VCO: null },
};
const later = { ...values, departure: '2026-12-03T02:00:00.000Z' };
const cutOff = { ...values, cutOffs: { DCO: '2026-11-27T04:00:00.000Z', VCO: '2026-11-29T04:00:00.000Z' } };
const change = (part: Partial<WatchedChange>): WatchedChange => ({
  before: values,
  after: values,
  newCarrier: false,
  ...part,
});
const changedSailing = change({});
const addedSailing = change({ before: null });
const noTotals = { before: null, after: null };

it.each<[string, WatchCondition, WatchedChange, WatchedTotals, object | null]>([
  [
    'a total falls below the limit',
    { kind: 'totalUnder', limit: 1000 },
    changedSailing,
    { before: 1000, after: 999 },
    { from: 1000, to: 999 },
  ],
  [
    'a total stays below the limit',
    { kind: 'totalUnder', limit: 1000 },
    changedSailing,
    { before: 999, after: 900 },
    null,
  ],
  [
    'a total reaches the limit',
    { kind: 'totalUnder', limit: 1000 },
    changedSailing,
    { before: 1200, after: 1000 },
    null,
  ],
  [
    'a new sailing is below the limit',
    { kind: 'totalUnder', limit: 1000 },
    addedSailing,
    { before: null, after: 900 },
    { from: null, to: 900 },
  ],
  [
    'a total that lacks a part',
    { kind: 'totalUnder', limit: 1000 },
    changedSailing,
    { before: 1200, after: null },
    null,
  ],
  [
    'a total rises over the limit',
    { kind: 'totalOver', limit: 1000 },
    changedSailing,
    { before: 1000, after: 1001 },
    { from: 1000, to: 1001 },
  ],
  [
    'a total moves by the share',
    { kind: 'totalMoved', percent: 5 },
    changedSailing,
    { before: 1000, after: 950 },
    { from: 1000, to: 950 },
  ],
  [
    'a total moves by less',
    { kind: 'totalMoved', percent: 5 },
    changedSailing,
    { before: 1000, after: 1049 },
    null,
  ],
  [
    'a first total did not move',
    { kind: 'totalMoved', percent: 5 },
    changedSailing,
    { before: null, after: 900 },
    null,
  ],
  [
    'a departure moves',
    { kind: 'departureMoved' },
    change({ after: later }),
    noTotals,
    { from: values.departure, to: later.departure },
  ],
  ['a departure stays', { kind: 'departureMoved' }, changedSailing, noTotals, null],
  [
    'a cut-off moves, another one is new',
    { kind: 'cutOffMoved' },
    change({ after: cutOff }),
    noTotals,
    { moves: [{ code: 'DCO' }] },
  ],
  ['no cut-off moves', { kind: 'cutOffMoved' }, change({ after: later }), noTotals, null],
  [
    'a sailing is dropped',
    { kind: 'sailingDropped' },
    change({ after: null }),
    noTotals,
    { kind: 'sailingDropped' },
  ],
  ['a sailing is added', { kind: 'sailingAdded' }, addedSailing, noTotals, { kind: 'sailingAdded' }],
  ['a known carrier adds a sailing', { kind: 'newCarrier' }, addedSailing, noTotals, null],
  [
    'a new carrier adds a sailing',
    { kind: 'newCarrier' },
    change({ before: null, newCarrier: true }),
    noTotals,
    { kind: 'newCarrier' },
  ],
])('%s', (_, condition, sailingChange, totals, expected) => {
  const reason = watchReason(condition, sailingChange, () => totals);
  if (expected === null) expect(reason).toBeNull();
  else expect(reason).toMatchObject(expected);
});

const now = new Date('2026-11-20T09:00:00Z');
const state: SailingState = { carrierCode: 'COSU', pricedAt: '2026-11-05T09:00:00Z', reliability: 79 };

it.each<[string, WatchCondition, Partial<SailingState>, object | null]>([
  ['a price is older', { kind: 'priceOld', days: 14 }, {}, { days: 14, pricedAt: state.pricedAt }],
  ['a price is exactly as old', { kind: 'priceOld', days: 15 }, {}, null],
  ['a sailing without a price', { kind: 'priceOld', days: 1 }, { pricedAt: null }, null],
  [
    'a carrier is less reliable',
    { kind: 'reliabilityUnder', percent: 80 },
    {},
    { reliability: 79, carrierCode: 'COSU' },
  ],
  ['a carrier is as reliable', { kind: 'reliabilityUnder', percent: 79 }, {}, null],
  ['a carrier with too few calls', { kind: 'reliabilityUnder', percent: 100 }, { reliability: null }, null],
  ['a condition on changes', { kind: 'departureMoved' }, {}, null],
])('the state of a sailing: %s', (_, condition, part, expected) => {
  const reason = stateReason(condition, { ...state, ...part }, now);
  if (expected === null) expect(reason).toBeNull();
  else expect(reason).toMatchObject(expected);
});

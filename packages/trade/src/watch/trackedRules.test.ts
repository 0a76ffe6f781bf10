import { expect, it } from 'vitest';
import { type TrackedCondition, type TrackedState, trackedReports } from './trackedRules.ts';

const now = new Date('2026-11-20T09:00:00Z');
const arrival = '2026-11-25T08:00:00.000Z';
const state: TrackedState = {
  ...{ arrival, rolled: null, customsHold: null, dischargedAt: null },
  ...{ freeTime: [], today: '2026-11-20', idleSince: null },
};

it.each<[string, TrackedCondition, Partial<TrackedState>, object[]]>([
  [
    'an arrival moves by the days',
    { kind: 'arrivalMoved', days: 2 },
    { arrival: '2026-11-27T08:00:00.000Z' },
    [{ reason: { from: arrival, to: '2026-11-27T08:00:00.000Z' } }],
  ],
  [
    'an arrival is brought forward by the days',
    { kind: 'arrivalMoved', days: 2 },
    { arrival: '2026-11-23T08:00:00.000Z' },
    [{ reason: { from: arrival, to: '2026-11-23T08:00:00.000Z' } }],
  ],
  [
    'an arrival moves by less',
    { kind: 'arrivalMoved', days: 2 },
    { arrival: '2026-11-27T07:59:00.000Z' },
    [],
  ],
  ['an arrival happened', { kind: 'arrivalMoved', days: 1 }, { arrival: null }, []],
  ['a vessel is missed', { kind: 'rolled' }, { rolled: 'DEPA CNSHA' }, [{ key: 'DEPA CNSHA' }]],
  ['no vessel is missed', { kind: 'rolled' }, {}, []],
  ['customs hold it', { kind: 'customsHold' }, { customsHold: 'HOLD USLAX' }, [{ key: 'HOLD USLAX' }]],
  [
    'it is discharged',
    { kind: 'discharged' },
    { dischargedAt: '2026-11-20T02:00:00.000Z' },
    [{ reason: { at: '2026-11-20T02:00:00.000Z' }, key: 'discharged' }],
  ],
  ['it is not discharged', { kind: 'discharged' }, {}, []],
  [
    'free time ends in as many days',
    { kind: 'freeTimeEnds', days: 3 },
    {
      freeTime: [
        { charge: 'demurrage', last: '2026-11-23' },
        { charge: 'storage', last: '2026-11-24' },
      ],
    },
    [{ reason: { charge: 'demurrage', last: '2026-11-23' }, key: 'demurrage 2026-11-23' }],
  ],
  [
    'free time ended already',
    { kind: 'freeTimeEnds', days: 1 },
    { freeTime: [{ charge: 'combined', last: '2026-11-18' }] },
    [{ key: 'combined 2026-11-18' }],
  ],
  [
    'nothing moved for the days',
    { kind: 'noMovement', days: 5 },
    { idleSince: '2026-11-15T09:00:00.000Z' },
    [{ reason: { days: 5, since: '2026-11-15T09:00:00.000Z' } }],
  ],
  ['nothing moved for less', { kind: 'noMovement', days: 5 }, { idleSince: '2026-11-15T09:00:01.000Z' }, []],
  ['at sea', { kind: 'noMovement', days: 1 }, { idleSince: null }, []],
])('%s', (_, condition, part, expected) => {
  const reports = trackedReports(condition, { ...state, ...part }, arrival, now);
  expect(reports).toHaveLength(expected.length);
  expect(reports).toMatchObject(expected);
});

it('without an arrival when the watch was set, no move is reported', () => {
  expect(trackedReports({ kind: 'arrivalMoved', days: 1 }, state, null, now)).toEqual([]);
});

import type { WatchFiring, WatchRow } from '../../contract/watch.ts';
import { sampleId, sampleInstant, samplePort, sampleTime } from './basics.ts';

const shanghaiToLosAngeles = { origin: samplePort('CNSHA'), destination: samplePort('USLAX') };

/** A watch of a route for two containers. */
export function sampleWatch(overrides: Partial<WatchRow> = {}): WatchRow {
  return {
    id: sampleId(94, 1),
    target: { kind: 'route', ...shanghaiToLosAngeles },
    conditions: [
      { kind: 'totalUnder', limit: 480_000 },
      { kind: 'totalMoved', percent: 5 },
      { kind: 'newCarrier' },
      { kind: 'priceOld', days: 14 },
      { kind: 'reliabilityUnder', percent: 80 },
    ],
    shipment: { boxes: '2x40HQ' },
    delivery: 'digest',
    paused: false,
    addedAt: sampleInstant(-20),
    firings: 3,
    lastFiredAt: sampleInstant(-1),
    ...overrides,
  };
}

/** A watch of a tracked container. */
export function sampleNumberWatch(overrides: Partial<WatchRow> = {}): WatchRow {
  return sampleWatch({
    id: sampleId(94, 4),
    target: { kind: 'number', id: sampleId(94, 40), number: 'CSNU6218474', zone: 'America/Los_Angeles' },
    conditions: [
      { kind: 'arrivalMoved', days: 2 },
      { kind: 'discharged' },
      { kind: 'freeTimeEnds', days: 3 },
      { kind: 'noMovement', days: 7 },
    ],
    ...{ shipment: {}, delivery: 'atOnce', firings: 5, addedAt: sampleInstant(-15) },
    ...overrides,
  });
}

/** A route, a tracked number, one of the route's sailings, and a paused watch that never fired. */
export const sampleWatches: readonly WatchRow[] = [
  sampleNumberWatch(),
  sampleWatch(),
  sampleWatch({
    id: sampleId(94, 2),
    target: {
      kind: 'sailing',
      ...shanghaiToLosAngeles,
      ...{ id: sampleId(94, 20), name: 'COSCO SHIPPING HIMALAYAS 084E' },
    },
    conditions: [{ kind: 'cutOffMoved' }, { kind: 'departureMoved' }, { kind: 'sailingDropped' }],
    delivery: 'atOnce',
    firings: 1,
    addedAt: sampleInstant(-25),
  }),
  sampleWatch({
    id: sampleId(94, 3),
    target: { kind: 'route', origin: samplePort('CNSHA'), destination: samplePort('NLRTM') },
    conditions: [{ kind: 'sailingAdded' }],
    delivery: 'list',
    paused: true,
    firings: 0,
    lastFiredAt: null,
    addedAt: sampleInstant(-30),
  }),
];

/** A cancelled sailing, a total, a moved cut-off and a moved departure, an old price and an unreliable carrier. */
export const sampleFirings: readonly WatchFiring[] = (
  [
    { kind: 'sailingDropped' },
    { kind: 'totalUnder', from: 512_000, to: 471_500 },
    { kind: 'cutOffMoved', moves: [{ code: 'DCO', from: sampleTime(0, 13).at, to: sampleTime(0, 1).at }] },
    { kind: 'departureMoved', from: sampleTime(3, 2).at, to: sampleTime(5, 2).at },
    { kind: 'priceOld', days: 14, pricedAt: sampleInstant(-19) },
    { kind: 'reliabilityUnder', percent: 80, reliability: 68, carrierCode: 'COSU' },
  ] satisfies WatchFiring['reason'][]
).map((reason, n) => ({
  id: sampleId(95, n),
  reason,
  sailingName: 'COSCO SHIPPING HIMALAYAS 084E',
  sailingId: reason.kind === 'sailingDropped' ? null : sampleId(94, 20),
  firedAt: sampleInstant(-1 - n),
}));

/** Free time that ends, a discharge, a missed vessel, a moved arrival and a container that did not move. */
export const sampleNumberFirings: readonly WatchFiring[] = (
  [
    { kind: 'freeTimeEnds', charge: 'combined', last: sampleInstant(3).slice(0, 10) },
    { kind: 'discharged', at: sampleInstant(-2) },
    { kind: 'rolled' },
    { kind: 'arrivalMoved', from: sampleTime(3, 2).at, to: sampleTime(5, 2).at },
    { kind: 'noMovement', days: 7, since: sampleInstant(-12) },
  ] satisfies WatchFiring['reason'][]
).map((reason, n) => ({
  ...{ id: sampleId(95, 20 + n), reason, sailingName: null, sailingId: null },
  firedAt: sampleInstant(-1 - n),
}));

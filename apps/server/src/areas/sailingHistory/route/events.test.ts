import { expect, it, test } from 'vitest';
import type { FormerValues, TrackedValues } from '../trackedFields.ts';
import { type RouteVersion, routeEvents } from './events.ts';

const current: TrackedValues = {
  departure: '2026-12-06T02:00:00.000Z',
  arrival: '2026-12-20T02:00:00.000Z',
  emptyPickUp: null,
  gateOpen: null,
  manifestCutOff: null,
  closing: '2026-12-02T04:00:00.000Z',
  vgmCutOff: null,
  customsCutOff: null,
  fullBoxIn: null,
  portCutOff: '2026-12-04T10:00:00.000Z',
  transitPort: 'SGSIN',
  currency: 'USD',
  priceGp20: null,
  priceGp40: null,
  priceHq40: 245_000,
  demurrageDays: 7,
  detentionDays: 7,
};
const version = (id: number, columns: Partial<RouteVersion>): RouteVersion => ({
  id: String(id),
  sailingId: 'one',
  carrierCode: 'COSU',
  vesselName: 'COSCO SHIPPING HIMALAYAS',
  voyage: '084E',
  departure: new Date('2026-12-06T02:00:00Z'),
  recordedAt: new Date('2026-11-20T01:00:00Z'),
  kind: 'changed',
  former: {},
  ...columns,
});
const kindsOf = (versions: readonly RouteVersion[], values = current) =>
  routeEvents(versions, new Map([['one', values]])).map(({ kind }) => kind);

test.each<[string, FormerValues, string[]]>([
  [
    'a departure with its cut-offs a day later',
    {
      departure: '2026-12-05T02:00:00.000Z',
      closing: '2026-12-01T04:00:00.000Z',
      portCutOff: '2026-12-03T10:00:00.000Z',
    },
    ['slipped'],
  ],
  [
    'a departure two days earlier, the cut-offs as before',
    { departure: '2026-12-08T02:00:00.000Z' },
    ['broughtForward', 'cutOffMoved'],
  ],
  ['an SI cut-off alone', { closing: '2026-12-02T16:00:00.000Z' }, ['cutOffMoved']],
  ['an SI cut-off that is published for the first time', { vgmCutOff: null }, []],
  ['a first port of transshipment', { transitPort: null }, ['portAdded']],
  ['another port of transshipment', { transitPort: 'KRPUS' }, ['portChanged']],
  ['another price', { priceHq40: 240_000 }, ['priceMoved']],
  ['a price in another currency', { currency: 'EUR' }, ['priceMoved']],
  ['other free days', { demurrageDays: 5 }, []],
])('%s', (_, former, kinds) => {
  expect(kindsOf([version(1, { former })])).toEqual(kinds);
});

it('a sailing that became direct omits its port', () => {
  const direct = { ...current, transitPort: null };
  expect(kindsOf([version(1, { former: { transitPort: 'SGSIN' } })], direct)).toEqual(['portOmitted']);
});

const cancelled = version(1, { sailingId: 'gone', kind: 'cancelled', vesselName: 'EVER GIVEN' });

it('a cancelled sailing is reported', () => {
  expect(kindsOf([cancelled])).toEqual(['cancelled']);
});

it('a vessel that one import replaces is one event, with the former vessel', () => {
  const [event, ...others] = routeEvents(
    [cancelled, version(2, { kind: 'added' })],
    new Map([['one', current]]),
  );
  expect(event).toMatchObject({ kind: 'vesselChanged', formerVessel: 'EVER GIVEN' });
  expect(others).toEqual([]);
});

test.each([
  ['another import', { recordedAt: new Date('2026-11-21T01:00:00Z') }],
  ['another carrier', { carrierCode: 'MAEU' }],
  ['another voyage', { voyage: '085E' }],
  ['a departure months later', { departure: new Date('2027-03-06T02:00:00Z') }],
])('%s is no change of vessel', (_, columns) => {
  expect(kindsOf([cancelled, version(2, { kind: 'added', ...columns })])).toEqual(['cancelled']);
});

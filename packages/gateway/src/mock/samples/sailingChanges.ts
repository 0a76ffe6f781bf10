import type { RouteChanges, RouteEvent, SailingChanges } from '../../contract/sailingHistory.ts';
import { sampleInstant, samplePort, sampleTime, usd } from './basics.ts';
import { sampleSailing } from './sailings.ts';

const period = { from: '2026-08-22', to: '2026-11-20' };

/** A sailing whose departure moved twice, with an earlier SI cut-off and another price. */
export function sampleSailingChanges(overrides: Partial<SailingChanges> = {}): SailingChanges {
  const { departure } = sampleSailing();
  const daysEarlier = (days: number) => ({
    at: new Date(Date.parse(departure.at) - days * 86_400_000).toISOString(),
    zone: departure.zone,
  });
  const closing = sampleTime(0, 1);
  return {
    since: '2026-11-02',
    zone: samplePort('CNSHA').zone,
    formerVessel: null,
    exceptions: ['slipped', 'cutOffMoved', 'priceMoved'],
    moves: [
      {
        time: 'departure',
        times: 2,
        first: daysEarlier(3),
        firstDay: '2026-11-02',
        now: departure,
      },
      { time: 'DCO', times: 1, first: sampleTime(0, 13), firstDay: '2026-11-02', now: closing },
    ],
    versions: [
      {
        recordedAt: sampleInstant(-3),
        source: 'import',
        changed: true,
        changes: [
          { kind: 'time', time: 'departure', from: daysEarlier(1), to: departure },
          { kind: 'time', time: 'DCO', from: sampleTime(0, 13), to: closing },
        ],
      },
      {
        recordedAt: sampleInstant(-9),
        source: 'import',
        changed: true,
        changes: [
          { kind: 'time', time: 'departure', from: daysEarlier(3), to: daysEarlier(1) },
          { kind: 'price', box: '40HQ', from: usd(2450), to: usd(2225) },
        ],
      },
      { recordedAt: sampleInstant(-18), source: 'import', changed: false, changes: [] },
    ],
    past: null,
    scores: {
      carrier: { ...period, calls: 38, reliability: 87, stability: 71, shiftHours: 9 },
      route: { ...period, calls: 164, reliability: 79, stability: 64, shiftHours: 14 },
    },
    ...overrides,
  };
}

/** The same sailing as it was on 11 November. */
export function samplePastSailing(): NonNullable<SailingChanges['past']> {
  const { departure, arrival } = sampleSailing();
  return {
    day: '2026-11-11',
    departure: { ...departure, at: new Date(Date.parse(departure.at) - 86_400_000).toISOString() },
    arrival,
    transitPort: null,
    cutOffs: [
      { time: 'ECP', at: sampleTime(-2, 0) },
      { time: 'EFC', at: sampleTime(-1, 0) },
      { time: 'DCO', at: sampleTime(0, 13) },
      { time: 'PCO', at: sampleTime(2, 3) },
    ],
    prices: { '20GP': usd(1780), '40GP': usd(2225), '40HQ': usd(2225) },
  };
}

function sampleRouteEvent(kind: RouteEvent['kind'], daysAgo: number): RouteEvent {
  const { id, carrier, vessel, voyage, departure } = sampleSailing();
  return {
    kind,
    recordedAt: sampleInstant(-daysAgo),
    sailingId: kind === 'cancelled' ? null : id,
    ...{ carrier, vessel, voyage, departure },
    formerVessel: kind === 'vesselChanged' ? 'COSCO SHIPPING HIMALAYAS' : null,
  };
}

/** Shanghai to Los Angeles: two carriers with a score, one with too few calls, and a month of changes. */
export function sampleRouteChanges(overrides: Partial<RouteChanges> = {}): RouteChanges {
  const score = { ...period, calls: 164, reliability: 79, stability: 64, shiftHours: 14 };
  return {
    origin: samplePort('CNSHA'),
    destination: samplePort('USLAX'),
    score,
    carriers: [
      {
        carrier: { code: 'COSU', nameZh: '中远海运集运', nameEn: 'COSCO SHIPPING Lines' },
        score: { ...score, calls: 88, reliability: 87, stability: 71, shiftHours: 9 },
      },
      {
        carrier: { code: 'EGLV', nameZh: '长荣海运', nameEn: 'Evergreen Line' },
        score: { ...score, calls: 62, reliability: 66, stability: 52, shiftHours: 22 },
      },
      {
        carrier: { code: 'MATS', nameZh: '美森轮船', nameEn: 'Matson' },
        score: { ...period, calls: 14, reliability: null, stability: null, shiftHours: null },
      },
    ],
    events: [
      sampleRouteEvent('cancelled', 1),
      sampleRouteEvent('slipped', 2),
      sampleRouteEvent('cutOffMoved', 3),
      sampleRouteEvent('vesselChanged', 6),
      sampleRouteEvent('priceMoved', 9),
    ],
    sample: true,
    ...overrides,
  };
}

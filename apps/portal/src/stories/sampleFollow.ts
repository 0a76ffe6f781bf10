import type { attention, FollowedLane } from '@fairway/gateway/contract/attention';
import type { DataOf } from '@fairway/gateway/contract/call';
import type { ShipmentCost } from '@fairway/gateway/contract/shipmentCost';
import {
  type SamplePortCode,
  sampleId,
  sampleInstant,
  samplePort,
  samplePrices,
  sampleSailing,
  sampleSailings,
  sampleTime,
  sampleWeek,
  sampleWeekPrices,
  usd,
} from '@fairway/gateway/mock';
import { dayMs } from '@fairway/trade';

const lanes: readonly [SamplePortCode, SamplePortCode, number | null, number | null][] = [
  ['CNSHA', 'USLAX', 1540, -80],
  ['CNNGB', 'NLRTM', 1960, 35],
  ['CNYTN', 'DEHAM', 2080, 0],
  ['CNTAO', 'SGSIN', 410, null],
  // No ship sails it at present.
  ['KRPUS', 'NLRTM', null, null],
];

/**
 * Followed routes with the price of a week: one fell, one rose, one is unchanged, one is new, one has no sailing. With a
 * shipment they have totals, one of which lacks a part.
 */
export function sampleFollowed({ isCosted = false } = {}): FollowedLane[] {
  return lanes.map(([origin, destination, price, moved], number) => ({
    attention: {
      id: sampleId(30, number),
      origin: samplePort(origin),
      destination: samplePort(destination),
      followedAt: sampleInstant(-number * 9 - 1),
    },
    week: sampleWeek,
    nextDeparture: price === null ? null : sampleTime(3 + number, 2),
    sailings: price === null ? 0 : 6 - number,
    prices: price === null ? null : samplePrices(price),
    change:
      moved === null || price === null ? null : Math.round((moved / (price * 1.25 - moved)) * 1000) / 10,
    moved: moved === null ? null : moved * 100,
    total: isCosted && price !== null && number !== 2 ? usd(price * 4 + 1240) : null,
    costAccess: number < 2 ? 'open' : 'freight',
  }));
}

type Detail = DataOf<typeof attention.selectAttentionDetail>;

/** Returns one followed route: twelve weeks up to the bookable one, one of them without a quote. */
export function sampleFollowInfo(overrides: Partial<Detail> = {}): Detail {
  const coming = sampleSailings().map((sailing) => ({ ...sailing, cost: null }));
  return {
    origin: samplePort('CNSHA'),
    destination: samplePort('USLAX'),
    attention: sampleFollowed()[0]?.attention ?? null,
    access: 'open',
    costAccess: 'freight',
    week: sampleWeek,
    weeks: sampleWeekPrices().map((_, index) => {
      const monday = Date.UTC(2026, 10, 23) - (11 - index) * 7 * dayMs;
      return {
        week: `2026-W${37 + index}`,
        from: new Date(monday).toISOString().slice(0, 10),
        sailings: index === 9 ? 0 : 4 + (index % 3),
        prices: index === 4 ? null : samplePrices(1540 + Math.round(Math.sin((11 - index) / 2.5) * 160)),
        total: null,
      };
    }),
    change: -4,
    moved: -8000,
    coming,
    cheapest: { ...sampleSailing({}, 3), cost: null },
    quickest: { ...sampleSailing({}, 1), cost: null },
    updatedAt: sampleInstant(0, -2),
    sample: true,
    ...overrides,
  };
}

/** The same route with the totals of a shipment, in one week without one. */
export function sampleCostedFollowInfo(): Detail {
  const { weeks, coming, ...detail } = sampleFollowInfo();
  const costed = (index: number): ShipmentCost => ({
    total: index === 2 ? null : usd(7240 + index * 85),
    parts: { freight: 580_000 + index * 8500, surcharges: 62_000, origin: 41_000, destination: 41_000 },
    missing: index === 2 ? [{ kind: 'side', side: 'destination' }] : [],
  });
  const costedComing = coming.map((sailing, index) => ({ ...sailing, cost: costed(index) }));
  return {
    ...detail,
    costAccess: 'open',
    weeks: weeks.map((week, index) => ({
      ...week,
      total: week.prices ? usd(7240 + Math.round(Math.sin((11 - index) / 2.5) * 480)) : null,
    })),
    coming: costedComing,
    cheapest: costedComing[0] ?? null,
    quickest: costedComing[1] ?? null,
  };
}

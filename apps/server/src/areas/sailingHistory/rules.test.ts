import { describe, expect, it, test } from 'vitest';
import { changesOf, exceptionsOf, movesOf, type Version, valuesAt } from './rules.ts';
import type { FormerValues, TrackedValues } from './trackedFields.ts';

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
  transitPort: null,
  currency: 'USD',
  priceGp20: null,
  priceGp40: null,
  priceHq40: 245_000,
  demurrageDays: 7,
  detentionDays: 7,
};
const version = (day: string, former: FormerValues, kind: Version['kind'] = 'changed'): Version => ({
  recordedAt: new Date(`${day}T01:00:00Z`),
  kind,
  former,
});
const versions = [
  version('2026-11-02', {}, 'added'),
  version('2026-11-05', { departure: '2026-12-01T02:00:00.000Z', priceHq40: 230_000 }),
  version('2026-11-12', { departure: '2026-12-04T02:00:00.000Z' }),
  version('2026-11-20', { departure: '2026-12-05T02:00:00.000Z', closing: '2026-12-03T04:00:00.000Z' }),
];

describe('a sailing on an earlier day', () => {
  test.each([
    ['2026-11-03', '2026-12-01', 230_000],
    ['2026-11-06', '2026-12-04', 245_000],
    ['2026-11-15', '2026-12-05', 245_000],
    ['2026-11-21', '2026-12-06', 245_000],
  ])('on %s it left on %s', (day, departure, price) => {
    const values = valuesAt(current, versions, new Date(`${day}T00:00:00Z`));
    expect(values).toMatchObject({ departure: `${departure}T02:00:00.000Z`, priceHq40: price });
  });
});

it('counts the moves of each time against its first value', () => {
  expect(movesOf(current, versions)).toEqual([
    {
      field: 'departure',
      times: 3,
      first: new Date('2026-12-01T02:00:00Z'),
      firstAt: new Date('2026-11-02T01:00:00Z'),
      now: new Date('2026-12-06T02:00:00Z'),
    },
    expect.objectContaining({ field: 'closing', times: 1 }),
  ]);
});

it('a time that was published only later did not move', () => {
  expect(movesOf({ ...current, gateOpen: null }, [version('2026-11-02', { vgmCutOff: null })])).toEqual([]);
});

it('returns both values of each change', () => {
  const changes = changesOf(current, versions).map((all) =>
    all.map(({ field, from, to }) => [field, from[field], to[field]]),
  );
  expect(changes).toEqual([
    [],
    [
      ['departure', '2026-12-01T02:00:00.000Z', '2026-12-04T02:00:00.000Z'],
      ['priceHq40', 230_000, 245_000],
    ],
    [['departure', '2026-12-04T02:00:00.000Z', '2026-12-05T02:00:00.000Z']],
    [
      ['departure', '2026-12-05T02:00:00.000Z', '2026-12-06T02:00:00.000Z'],
      ['closing', '2026-12-03T04:00:00.000Z', '2026-12-02T04:00:00.000Z'],
    ],
  ]);
});

describe('exceptions', () => {
  const now = new Date('2026-11-25T00:00:00Z');
  const fresh = new Date('2026-11-20T00:00:00Z');
  test.each<[string, FormerValues, Date | null, string[]]>([
    ['a departure 24 hours later', { departure: '2026-12-05T02:00:00.000Z' }, fresh, ['slipped']],
    ['a departure 23 hours later', { departure: '2026-12-05T03:00:00.000Z' }, fresh, []],
    ['a departure a day earlier', { departure: '2026-12-07T02:00:00.000Z' }, fresh, ['broughtForward']],
    ['a new port of transshipment', { transitPort: 'SGSIN' }, fresh, ['portOmitted']],
    ['an earlier SI cut-off', { closing: '2026-12-03T04:00:00.000Z' }, fresh, ['cutOffMoved']],
    ['another price', { priceHq40: 240_000 }, fresh, ['priceMoved']],
    ['a price of 15 days', {}, new Date('2026-11-09T23:00:00Z'), ['priceOld']],
    ['a price of 14 days', {}, new Date('2026-11-11T00:00:00Z'), []],
    ['no price to book', {}, null, []],
  ])('%s', (_, former, pricedAt, kinds) => {
    expect(exceptionsOf({ current, versions: [version('2026-11-02', former)], pricedAt }, now)).toEqual(
      kinds,
    );
  });

  it('a departure that moved there and back is none', () => {
    const back = [
      version('2026-11-02', { departure: '2026-12-06T02:00:00.000Z' }),
      version('2026-11-03', { departure: '2026-12-09T02:00:00.000Z' }),
    ];
    expect(exceptionsOf({ current, versions: back, pricedAt: null }, now)).toEqual([]);
  });

  test.each([
    [null, 'SGSIN', 'portAdded'],
    ['KRPUS', 'SGSIN', 'portChanged'],
  ])('from %s to %s', (from, to, kind) => {
    const sailing = { current: { ...current, transitPort: to }, pricedAt: null };
    expect(
      exceptionsOf({ ...sailing, versions: [version('2026-11-02', { transitPort: from })] }, now),
    ).toEqual([kind]);
  });
});

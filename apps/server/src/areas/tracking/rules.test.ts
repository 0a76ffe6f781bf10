import { describe, expect, it } from 'vitest';
import type { CarrierEvent } from './carriers/carrier.ts';
import { sampleNumbers } from './carriers/sandbox/scenario.ts';
import { tell } from './carriers/sandbox/tell.ts';
import { voyageOf } from './carriers/sandbox/voyage.ts';
import { digest } from './digest/digest.ts';
import type { Digest } from './digest/types.ts';
import { milesBetween, splitWay } from './digest/way.ts';
import { newsBetween } from './polling/news.ts';
import { nextAsk } from './polling/nextPoll.ts';

const now = new Date('2026-11-22T02:12:00Z');
const toReported = (carrierEvents: readonly CarrierEvent[]) =>
  carrierEvents.map((each) => ({ ...each, listed: true }));
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

describe('the time of the next query to a carrier', () => {
  const base = {
    state: 'sailing',
    answer: 'found',
    failures: 0,
    retryAfter: null,
    arrival: hours(200),
    returned: null,
    addedAt: now,
    now,
  } as const;
  it.each([
    ['at sea every hour', {}, 60],
    ['near its port every half hour', { arrival: hours(30) }, 30],
    ['without a known arrival every hour', { arrival: null }, 60],
    ['done: never', { state: 'done', returned: hours(-1), addedAt: hours(-9) }, null],
    ['returned before somebody asked: for its next journey', { state: 'done', returned: hours(-9) }, 720],
    [
      'returned, and not used again for a month: never',
      { state: 'done', returned: hours(-40 * 24), addedAt: hours(-31 * 24) },
      null,
    ],
    ['arrived and never returned: not for ever', { state: 'arrived', arrival: hours(-46 * 24) }, null],
    ['unknown for the first time: in an hour', { answer: 'unknown', failures: 1 }, 60],
    ['unknown again and again: seldom', { answer: 'unknown', failures: 9 }, 720],
    ['unknown for a month: never', { answer: 'unknown', failures: 9, addedAt: hours(-31 * 24) }, null],
    ['away: at once again', { answer: 'away', failures: 1 }, 1],
    ['away for long: every hour', { answer: 'away', failures: 20 }, 60],
    ['told to wait: as long as told', { answer: 'away', failures: 1, retryAfter: 1200 }, 20],
  ] as const)('%s', (_, fields, minutes) => {
    const at = nextAsk({ ...base, ...fields });
    expect(at && (at.getTime() - now.getTime()) / 60_000).toBe(minutes);
  });
});

describe('news that is worth an email', () => {
  const event = (what: string, classifier: string, at: Date) => ({
    key: what,
    what,
    classifier,
    at,
    containers: [] as string[],
    superseded: false,
    onceHappened: classifier === 'ACT',
  });
  const known = (arrival: Date, ...events: object[]) =>
    ({
      events: [...events, event('ARRI', 'EST', arrival)],
      arrival: event('ARRI', 'EST', arrival),
    }) as unknown as Digest;

  it('the first response is no news, nor is an unchanged one', () => {
    expect(newsBetween(null, known(hours(9)), null)).toBeNull();
    expect(newsBetween(known(hours(9)), known(hours(9)), hours(9))).toBeNull();
  });
  it('something that happened is', () => {
    const left = event('DEPA', 'ACT', now);
    expect(newsBetween(known(hours(9)), known(hours(9), left), hours(9))).toMatchObject({
      happened: [left],
      moved: null,
    });
  });
  it('an arrival that moves by a day is, in one step or in many', () => {
    expect(newsBetween(known(hours(0)), known(hours(23)), hours(0))).toBeNull();
    expect(newsBetween(known(hours(23)), known(hours(30)), hours(0))?.moved).toEqual({
      from: hours(0),
      to: hours(30),
    });
    expect(newsBetween(known(hours(0)), known(hours(-24)), hours(0))?.moved).not.toBeNull();
  });
});

describe('a way split at a share of its length', () => {
  it('ends and begins where it is cut', () => {
    const { travelled, ahead, at, course } = splitWay(
      [
        [
          [120, 0],
          [130, 0],
        ],
      ],
      0.25,
    );
    expect(travelled).toEqual([
      [
        [120, 0],
        [122.5, 0],
      ],
    ]);
    expect(ahead).toEqual([
      [
        [122.5, 0],
        [130, 0],
      ],
    ]);
    expect([at, course]).toEqual([[122.5, 0], 90]);
  });
  it('continues beyond the date line', () => {
    const pacific: [number, number][][] = [
      [
        [170, 30],
        [180, 30],
      ],
      [
        [-180, 30],
        [-170, 30],
      ],
    ];
    const half = splitWay(pacific, 0.75);
    expect(half.at[0]).toBeCloseTo(-175);
    expect(half.travelled).toHaveLength(2);
    expect(half.ahead).toHaveLength(1);
  });
  it.each([-1, 0, 1, 7])('a share of %s stays on it', (share) => {
    const { at } = splitWay(
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      share,
    );
    expect(at[0]).toBeGreaterThanOrEqual(0);
    expect(at[0]).toBeLessThanOrEqual(1);
  });
  it('a degree of latitude is sixty miles', () => {
    expect(milesBetween([0, 0], [0, 1])).toBeCloseTo(60.04, 1);
  });
});

describe('the sandbox', () => {
  const tellOf = (number: string, days = 0) => {
    const sample = sampleNumbers.find((each) => each.number === number);
    if (!sample) throw new Error('no sample');
    return toReported(tell(voyageOf({ ...sample, since: now }), number, hours(days * 24)));
  };
  it.each([
    ['CSNU6218474', 'sailing', 'late'],
    ['MEDUSH482015', 'sailing', 'late'],
    ['HLCUSHA251104882', 'arrived', 'hold'],
  ])('%s is %s and %s', (number, state, exception) => {
    expect(digest(tellOf(number))).toMatchObject({ state, exception });
  });
  it('reports the same twice, and only adds events as time passes', () => {
    const today = tellOf('CSNU6218474');
    expect(tellOf('CSNU6218474')).toEqual(today);
    const keys = (list: readonly CarrierEvent[]) => list.map((each) => JSON.stringify(each));
    expect(keys(tellOf('CSNU6218474', 3))).toEqual(expect.arrayContaining(keys(today)));
  });
  it('brings every voyage to an end', () => {
    for (const { number } of sampleNumbers) expect(digest(tellOf(number, 90))?.state).toBe('done');
  });
  it('never reports future events as if they had happened', () => {
    for (let index = 0; index < 60; index += 1) {
      const number = `COSU61234567${String(index).padStart(2, '0')}`;
      const carrierEvents = tell(
        voyageOf({ number, kind: 'bill', carrier: 'COSU', since: now }),
        number,
        now,
      );
      for (const each of carrierEvents) {
        expect(each.saidAt.getTime()).toBeLessThanOrEqual(now.getTime());
        if (each.classifier === 'ACT') expect(each.at.getTime()).toBeLessThanOrEqual(now.getTime());
      }
      expect(digest(toReported(carrierEvents))?.ports.length).toBeGreaterThanOrEqual(2);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { CarrierEvent } from '../carriers/carrier.ts';
import { newsBetween } from '../polling/news.ts';
import { digest } from './digest.ts';
import { isNews, joinEvents } from './join.ts';
import type { ReportedEvent } from './types.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));
const ship = { name: 'COSCO PRIDE', imo: '9472139', voyage: '084E' };
const otherShip = { name: 'COSCO FAITH', imo: '9472141', voyage: '012E' };

function say(fields: Partial<CarrierEvent> & Pick<CarrierEvent, 'what' | 'classifier' | 'at'>): CarrierEvent {
  return {
    saidAt: fields.at,
    locode: 'CNSHG',
    facility: null,
    place: null,
    transit: false,
    vessel: null,
    box: null,
    isoType: null,
    source: 'carrier',
    cause: null,
    remark: null,
    ...fields,
  };
}

/** Returns the known events after some whole responses, one after the other. */
const after = (...answers: readonly CarrierEvent[][]) =>
  answers.reduce<ReportedEvent[]>(
    (stored, answer) => joinEvents(stored, { events: answer, whole: true }),
    [],
  );
const digestOf = (...answers: readonly CarrierEvent[][]) => digest(after(...answers));

const plan = [
  say({ what: 'DEPA', classifier: 'PLN', at: at(12), saidAt: at(1), vessel: ship }),
  say({ what: 'ARRI', classifier: 'PLN', at: at(27), saidAt: at(1), locode: 'USLAX' }),
];
const left = say({ what: 'DEPA', classifier: 'ACT', at: at(13, 5), vessel: ship });
const arrived = say({ what: 'ARRI', classifier: 'ACT', at: at(29), locode: 'USLAX' });
const later = (day: number, saidOn: number, cause: CarrierEvent['cause'] = null) =>
  say({ what: 'ARRI', classifier: 'EST', at: at(day), saidAt: at(saidOn), locode: 'USLAX', cause });
const returned = (box: string | null, day = 30) =>
  say({ what: 'DROP', classifier: 'ACT', at: at(day), locode: 'USLAX', box });

describe('the result of all reports', () => {
  it.each<[string, CarrierEvent[], string, string | null]>([
    ['a plan', plan, 'planned', null],
    ['on its way, on time', [...plan, left, later(27, 14)], 'sailing', null],
    ['23 hours late is no delay', [...plan, left, { ...later(27, 14), at: at(27, 23) }], 'sailing', null],
    ['a day late', [...plan, left, later(28, 14)], 'sailing', 'late'],
    ['late, then early again', [...plan, left, later(29, 14), later(27, 20)], 'sailing', null],
    ['arrived, late as it was', [...plan, left, arrived], 'arrived', null],
    [
      'held by customs',
      [...plan, left, arrived, say({ what: 'HOLD', classifier: 'ACT', at: at(29, 9), locode: 'USLAX' })],
      'arrived',
      'hold',
    ],
    [
      'held and released',
      [
        ...plan,
        left,
        arrived,
        say({ what: 'HOLD', classifier: 'ACT', at: at(29, 9), locode: 'USLAX' }),
        say({ what: 'RELS', classifier: 'ACT', at: at(30, 9), locode: 'USLAX' }),
      ],
      'arrived',
      null,
    ],
    ['the empty is back', [...plan, left, arrived, returned(null)], 'done', null],
    [
      'stripped, and not yet given back',
      [...plan, left, arrived, say({ what: 'STRP', classifier: 'ACT', at: at(30), locode: 'USLAX' })],
      'arrived',
      null,
    ],
    [
      'gated out without a word of its arrival',
      [...plan, left, say({ what: 'GTOT', classifier: 'ACT', at: at(30), locode: 'USLAX' })],
      'arrived',
      null,
    ],
  ])('%s', (_, carrierEvents, state, exception) => {
    expect(digestOf(carrierEvents)).toMatchObject({ state, exception });
    // In whatever order a carrier lists it, and when it lists all of it twice.
    expect(digestOf(carrierEvents.toReversed())).toMatchObject({ state, exception });
    expect(digestOf([...carrierEvents, ...carrierEvents])?.events).toEqual(digestOf(carrierEvents)?.events);
  });

  it('returns null without events', () => {
    expect(digest([])).toBeNull();
  });

  it('joins planned and actual times in one event, whatever their order', () => {
    const result = digestOf([left, ...plan.toReversed()]);
    expect(result?.events).toHaveLength(2);
    expect(result?.departure).toMatchObject({ plannedAt: at(12), at: at(13, 5), classifier: 'ACT' });
    expect(result?.ports).toEqual(['CNSHA', 'USLAX']);
  });

  it('returns each arrival once, and nothing after it happened', () => {
    const carrierEvents = [
      ...plan,
      later(28, 13, 'congestion'),
      later(28, 14),
      later(29, 19, 'weather'),
      arrived,
      later(30, 30),
    ];
    expect(digestOf(carrierEvents)?.arrivals.map(({ at: day, cause }) => [day.getUTCDate(), cause])).toEqual([
      [27, null],
      [28, 'congestion'],
      [29, 'weather'],
      [29, null],
    ]);
  });

  it('waits at a port where it was taken off and not put on again', () => {
    const hub = { locode: 'SGSIN' };
    const carrierEvents = [
      ...plan,
      left,
      say({ what: 'ARRI', classifier: 'ACT', at: at(18), ...hub }),
      say({ what: 'DISC', classifier: 'ACT', at: at(18, 9), ...hub }),
      say({ what: 'DEPA', classifier: 'PLN', at: at(21), saidAt: at(1), ...hub }),
    ];
    expect(digestOf(carrierEvents)).toMatchObject({ waitingAt: 'SGSIN', state: 'sailing' });
    expect(
      digestOf([...carrierEvents, say({ what: 'LOAD', classifier: 'ACT', at: at(20), ...hub })])?.waitingAt,
    ).toBeNull();
  });
});

describe('places', () => {
  const unplaced = { locode: null };
  it('an event without a code is never an event at another port', () => {
    const hub = say({ what: 'ARRI', classifier: 'ACT', at: at(18), ...unplaced, place: 'Tanjung Elsewhere' });
    const result = digestOf([...plan, left, hub]);
    expect(result).toMatchObject({ state: 'sailing', arrival: { locode: 'USLAX', classifier: 'PLN' } });
    expect(result?.events.filter(({ what }) => what === 'ARRI')).toHaveLength(2);
  });

  it('events without any place have nothing in common', () => {
    const nowhere = [18, 25].map((day) => say({ what: 'ARRI', classifier: 'ACT', at: at(day), ...unplaced }));
    expect(digestOf([...plan, left, ...nowhere])?.events).toHaveLength(4);
  });

  it('a facility is at the place that another event gives', () => {
    const facility = 'Pier 400';
    const carrierEvents = [
      ...plan.map((each) => (each.what === 'ARRI' ? { ...each, facility } : each)),
      left,
      say({ what: 'ARRI', classifier: 'ACT', at: at(29), ...unplaced, facility: 'PIER 400' }),
    ];
    expect(digestOf(carrierEvents)).toMatchObject({ state: 'arrived', arrival: { locode: 'USLAX' } });
  });

  it('a port is known by its name, and by either of its codes', () => {
    const carrierEvents = [
      ...plan,
      { ...left, locode: 'CNSHA' },
      say({ what: 'ARRI', classifier: 'ACT', at: at(29), ...unplaced, place: 'Los Angeles, CA' }),
    ];
    expect(digestOf(carrierEvents)).toMatchObject({ state: 'arrived' });
    expect(digestOf(carrierEvents)?.events).toHaveLength(2);
  });

  it('a port of transshipment is no destination', () => {
    const hub = say({ what: 'ARRI', classifier: 'ACT', at: at(18), locode: 'SGSIN', transit: true });
    expect(digestOf([left, hub])).toMatchObject({ state: 'sailing', arrival: null });
    const goesOn = say({ what: 'LOAD', classifier: 'EST', at: at(20), locode: 'SGSIN' });
    expect(digestOf([left, { ...hub, transit: false }, goesOn])).toMatchObject({
      state: 'sailing',
      arrival: null,
    });
  });
});

describe('several containers', () => {
  const boxes = ['CSNU6218474', 'CSNU3054383', 'TCLU4008883'];
  const loaded = boxes.map((box) =>
    say({ what: 'LOAD', classifier: 'ACT', at: at(12, 20), vessel: ship, box, isoType: '45G1' }),
  );

  it('one that is back leaves the bill where the others are', () => {
    const result = digestOf([...plan, ...loaded, left, arrived, returned(boxes[0] ?? null)]);
    expect(result).toMatchObject({ state: 'arrived', boxes: 3, ahead: { state: 'done', count: 1 } });
    expect(result?.containers.map(({ state }) => state).sort()).toEqual(['arrived', 'arrived', 'done']);
    const all = digestOf([...plan, ...loaded, left, arrived, ...boxes.map((box) => returned(box))]);
    expect(all).toMatchObject({ state: 'done', ahead: null });
  });

  it('one that arrived leaves the bill at sea, with vessel and departure of the others', () => {
    const [first = '', ...others] = boxes;
    const carrierEvents = [
      ...[first].map((box) => [
        say({ what: 'LOAD', classifier: 'ACT', at: at(12), vessel: ship, box }),
        say({ what: 'DEPA', classifier: 'ACT', at: at(13), vessel: ship, box }),
        say({ what: 'ARRI', classifier: 'ACT', at: at(27), vessel: ship, box, locode: 'USLAX' }),
      ]),
      ...others.map((box) => [
        say({ what: 'LOAD', classifier: 'ACT', at: at(16), vessel: otherShip, box }),
        say({ what: 'DEPA', classifier: 'ACT', at: at(17), vessel: otherShip, box }),
        say({ what: 'ARRI', classifier: 'EST', at: at(30), vessel: otherShip, box, locode: 'USLAX' }),
      ]),
    ].flat();
    const expected = {
      state: 'sailing',
      exception: null,
      vessel: { name: 'COSCO FAITH' },
      departure: { at: at(17) },
      arrival: { at: at(30) },
      ahead: { state: 'arrived', count: 1 },
    };
    expect(digestOf(carrierEvents)).toMatchObject(expected);
    expect(digestOf(carrierEvents.toReversed())).toMatchObject(expected);
  });

  it('events without a container belong to those on their vessel', () => {
    const [first = '', second = ''] = boxes;
    const carrierEvents = [
      say({ what: 'LOAD', classifier: 'ACT', at: at(12), vessel: ship, box: first }),
      say({ what: 'LOAD', classifier: 'ACT', at: at(19), vessel: otherShip, box: second }),
      say({ what: 'DEPA', classifier: 'ACT', at: at(13), vessel: ship }),
      say({ what: 'DEPA', classifier: 'EST', at: at(20), vessel: otherShip }),
    ];
    expect(
      digestOf(carrierEvents)?.containers.map(({ container, state, exception }) => [
        container,
        state,
        exception,
      ]),
    ).toEqual([
      [second, 'planned', null],
      [first, 'sailing', null],
    ]);
  });

  it('shows what all did at once as one event, and what some did with their numbers', () => {
    const result = digestOf([...plan, ...loaded, left, arrived, returned(boxes[0] ?? null)]);
    expect(result?.events.find(({ what }) => what === 'LOAD')?.containers).toHaveLength(3);
    expect(
      result?.events.filter(({ what, classifier }) => what === 'DROP' && classifier === 'ACT'),
    ).toMatchObject([{ containers: [boxes[0]] }]);
  });

  it('each that comes back is news', () => {
    const before = digestOf([...plan, ...loaded, left, arrived, returned(boxes[0] ?? null)]);
    const now = digestOf([
      ...plan,
      ...loaded,
      left,
      arrived,
      returned(boxes[0] ?? null),
      returned(boxes[1] ?? null),
    ]);
    if (!now) throw new Error('no digest');
    expect(newsBetween(before, now, null)?.happened).toMatchObject([
      { what: 'DROP', containers: [boxes[0], boxes[1]].sort() },
    ]);
  });
});

describe('events that a carrier no longer lists', () => {
  const hamburg = say({ what: 'ARRI', classifier: 'EST', at: at(31), saidAt: at(15), locode: 'DEHAM' });

  it('a change of destination: the former port leaves the plan, arrival and news have the new one', () => {
    const before = digestOf([...plan, left]);
    const now = digestOf([...plan, left], [left, hamburg]);
    expect(now).toMatchObject({ state: 'sailing', arrival: { locode: 'DEHAM', at: at(31) } });
    expect(now?.ports).toEqual(['CNSHA', 'DEHAM']);
    expect(now?.events.filter(({ superseded }) => superseded).map(({ locode }) => locode)).toEqual(['USLAX']);
    if (!now) throw new Error('no digest');
    expect(newsBetween(before, now, at(27))).toMatchObject({ rerouted: { from: 'USLAX', to: 'DEHAM' } });
    const there = { ...hamburg, classifier: 'ACT' as const };
    expect(digestOf([...plan, left], [left, hamburg], [left, there])?.state).toBe('arrived');
  });

  it('an unplanned port replaces the planned one once the cargo has arrived there', () => {
    const there = { ...hamburg, classifier: 'ACT' as const };
    expect(digestOf([...plan, left], [left, there])).toMatchObject({
      state: 'arrived',
      arrival: { locode: 'DEHAM' },
    });
  });

  it('a response that contains only new events supersedes no plan', () => {
    expect(digestOf(plan, [left])).toMatchObject({
      state: 'sailing',
      departure: { plannedAt: at(12) },
      arrival: { locode: 'USLAX', superseded: false },
    });
  });

  it('a response that begins later supersedes no past events, one that contains earlier events does', () => {
    const moves = [left, arrived, later(27, 14)];
    expect(digestOf([...plan, ...moves], [arrived])?.departure).toMatchObject({ superseded: false });
    const wrong = digestOf([...plan, left, arrived], [left, later(30, 29)]);
    expect(wrong).toMatchObject({ state: 'sailing', arrival: { at: at(30), classifier: 'EST' } });
  });

  it('a response with missing pages supersedes nothing', () => {
    const stored = joinEvents(after([...plan, left]), { events: [left, hamburg], whole: false });
    expect(digest(stored)?.events.some(({ superseded }) => superseded)).toBe(false);
  });

  it('is no news when it is listed again', () => {
    const [before, between] = [
      after([...plan, left, arrived]),
      after([...plan, left, arrived], [left, later(30, 29)]),
    ];
    expect(isNews(before, between)).toBe(true);
    const again = joinEvents(between, { events: [...plan, left, arrived], whole: true });
    const now = digest(again);
    if (!now) throw new Error('no digest');
    expect(newsBetween(digest(between), now, at(27))).toBeNull();
  });

  it('the same response twice is no news', () => {
    const stored = after([...plan, left]);
    expect(isNews(stored, joinEvents(stored, { events: [left, ...plan], whole: true }))).toBe(false);
  });
});

describe('another vessel', () => {
  const leaves = (
    vessel: CarrierEvent['vessel'],
    classifier: CarrierEvent['classifier'],
    day: number,
    fields: Partial<CarrierEvent> = {},
  ) => say({ what: 'DEPA', classifier, at: at(day), saidAt: at(1), vessel, ...fields });
  const rolled = (...answers: readonly CarrierEvent[][]) => digestOf(...answers)?.exception === 'rolled';

  it.each<[string, CarrierEvent[][], boolean]>([
    ['is expected instead', [[leaves(ship, 'PLN', 12), leaves(otherShip, 'EST', 19)]], true],
    ['left instead', [[leaves(ship, 'PLN', 12), leaves(otherShip, 'ACT', 19)]], true],
    ['is listed instead', [[leaves(ship, 'PLN', 12)], [leaves(otherShip, 'PLN', 19)]], true],
    [
      'no: a plan without IMO number',
      [[leaves({ ...ship, imo: null }, 'PLN', 12), leaves(ship, 'ACT', 13)]],
      false,
    ],
    [
      'no: a name written another way',
      [[leaves({ ...ship, name: 'M/V Cosco-Pride', imo: null }, 'PLN', 12), leaves(ship, 'ACT', 13)]],
      false,
    ],
    [
      'no: a second call at one port on another vessel',
      [
        [
          leaves(ship, 'PLN', 12, { locode: 'SGSIN' }),
          say({ what: 'ARRI', classifier: 'PLN', at: at(14), locode: 'MYPKG', vessel: ship }),
          say({ what: 'ARRI', classifier: 'PLN', at: at(17), locode: 'SGSIN', vessel: otherShip }),
          leaves(otherShip, 'PLN', 19, { locode: 'SGSIN' }),
        ],
      ],
      false,
    ],
    [
      'no: a second call after the first one happened',
      [[leaves(ship, 'ACT', 12, { locode: 'SGSIN' }), leaves(otherShip, 'EST', 19, { locode: 'SGSIN' })]],
      false,
    ],
    ['no: the vessel was not named yet', [[leaves(null, 'PLN', 12), leaves(ship, 'ACT', 13)]], false],
  ])('%s', (_, answers, expected) => {
    expect(rolled(...answers)).toBe(expected);
  });

  it('a second call is an event of its own', () => {
    const calls = [leaves(ship, 'ACT', 12), leaves(otherShip, 'EST', 19), leaves(null, 'PLN', 20)];
    expect(digestOf(calls)?.events.map(({ key, at: day }) => [key, day.getUTCDate()])).toEqual([
      ['DEPA CNSHA', 12],
      ['DEPA CNSHA 2', 19],
    ]);
  });
});

describe('a container number used again', () => {
  const former = [
    say({ what: 'LOAD', classifier: 'ACT', at: at(-40), vessel: otherShip }),
    say({ what: 'DEPA', classifier: 'ACT', at: at(-39), vessel: otherShip }),
    say({ what: 'ARRI', classifier: 'ACT', at: at(-20), locode: 'USLAX' }),
    returned(null, -15),
  ];

  it('starts a new journey', () => {
    expect(digestOf(former)?.state).toBe('done');
    const again = [say({ what: 'PICK', classifier: 'ACT', at: at(2) }), ...plan];
    expect(digestOf([...former, ...again])).toMatchObject({
      state: 'planned',
      exception: null,
      departure: { at: at(12) },
    });
    expect(digestOf([...former, ...again, left])).toMatchObject({
      state: 'sailing',
      vessel: { name: 'COSCO PRIDE' },
    });
    expect(digestOf([...former, ...again, left, arrived, returned(null)])?.state).toBe('done');
  });
});

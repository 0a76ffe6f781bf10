import { describe, expect, it } from 'vitest';
import type { Said } from './carriers/carrier.ts';
import { digest, joinSaid } from './digest.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));
const ship = { name: 'COSCO PRIDE', imo: '9472139', voyage: '084E' };

function say(given: Partial<Said> & Pick<Said, 'what' | 'classifier' | 'at'>): Said {
  return {
    saidAt: given.at,
    locode: 'CNSHG',
    facility: null,
    vessel: null,
    box: null,
    isoType: null,
    source: 'carrier',
    cause: null,
    remark: null,
    ...given,
  };
}

const plan = [
  say({ what: 'DEPA', classifier: 'PLN', at: at(12), saidAt: at(1), vessel: ship }),
  say({ what: 'ARRI', classifier: 'PLN', at: at(27), saidAt: at(1), locode: 'USLAX' }),
];
const left = say({ what: 'DEPA', classifier: 'ACT', at: at(13, 5), vessel: ship });
const arrived = say({ what: 'ARRI', classifier: 'ACT', at: at(29), locode: 'USLAX' });
const later = (day: number, saidOn: number, cause: Said['cause'] = null) =>
  say({ what: 'ARRI', classifier: 'EST', at: at(day), saidAt: at(saidOn), locode: 'USLAX', cause });

describe('what all that was said comes to', () => {
  it.each<[string, Said[], string, string | null]>([
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
    [
      'another ship takes it',
      [
        ...plan,
        say({
          what: 'DEPA',
          classifier: 'EST',
          at: at(19),
          saidAt: at(11),
          vessel: { ...ship, imo: '9472141' },
        }),
      ],
      'planned',
      'rolled',
    ],
    [
      'the empty is back',
      [...plan, left, arrived, say({ what: 'DROP', classifier: 'ACT', at: at(30), locode: 'USLAX' })],
      'done',
      null,
    ],
  ])('%s', (_, said, state, exception) => {
    expect(digest(said)).toMatchObject({ state, exception });
  });

  it('nothing said is nothing', () => {
    expect(digest([])).toBeNull();
  });

  it('joins plan and what happened in one event, whatever order they came in', () => {
    const found = digest([left, ...plan.toReversed()]);
    expect(found?.events).toHaveLength(2);
    expect(found?.departure).toMatchObject({ plannedAt: at(12), at: at(13, 5), classifier: 'ACT' });
    expect(found?.ports).toEqual(['CNSHG', 'USLAX']);
  });

  it('tells each arrival once, and nothing after it happened', () => {
    const said = [
      ...plan,
      later(28, 13, 'congestion'),
      later(28, 14),
      later(29, 19, 'weather'),
      arrived,
      later(30, 30),
    ];
    expect(digest(said)?.arrivals.map(({ at: day, cause }) => [day.getUTCDate(), cause])).toEqual([
      [27, null],
      [28, 'congestion'],
      [29, 'weather'],
      [29, null],
    ]);
  });

  it('waits at a port where it was taken off and not put on again', () => {
    const hub = { locode: 'SGSIN' };
    const said = [
      ...plan,
      left,
      say({ what: 'ARRI', classifier: 'ACT', at: at(18), ...hub }),
      say({ what: 'DISC', classifier: 'ACT', at: at(18, 9), ...hub }),
      say({ what: 'DEPA', classifier: 'PLN', at: at(21), saidAt: at(1), ...hub }),
    ];
    expect(digest(said)).toMatchObject({ waitingAt: 'SGSIN', state: 'sailing' });
    expect(
      digest([...said, say({ what: 'LOAD', classifier: 'ACT', at: at(20), ...hub })])?.waitingAt,
    ).toBeNull();
  });

  it('keeps what was said before and is said no more', () => {
    const joined = joinSaid([...plan, left], [left, later(28, 14)]);
    expect(joined).toHaveLength(4);
    expect(joinSaid(joined, [left])).toHaveLength(4);
  });
});

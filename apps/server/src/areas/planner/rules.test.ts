import { addDays } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import { atPortDay, latestReady, missedIn, type PlannedCutOff, stepsOf } from './rules.ts';

describe('the day at the port', () => {
  test.each([
    ['a Tuesday and two days', '2026-11-24', 2, 'china', '2026-11-26'],
    ['no days on the road', '2026-11-28', 0, 'china', '2026-11-28'],
    ['a Friday and one day, over the weekend', '2026-11-27', 1, 'china', '2026-11-30'],
    ['over the National Day of China', '2026-09-30', 2, 'china', '2026-10-09'],
    ['the same days elsewhere', '2026-09-30', 2, 'weekends', '2026-10-02'],
    ['onto a Saturday that China works', '2026-10-09', 1, 'china', '2026-10-10'],
    ['the same Saturday elsewhere', '2026-10-09', 1, 'weekends', '2026-10-12'],
    ['over the Spring Festival of 2026', '2026-02-14', 1, 'china', '2026-02-24'],
  ] as const)('%s', (_, ready, inlandDays, calendar, day) => {
    expect(atPortDay({ ready, inlandDays, calendar })).toBe(day);
  });
});

const zone = 'Asia/Shanghai';
/** Thursday noon for documents, Friday evening for VGM, Saturday evening for the port, Sunday noon for customs. */
const cutOffs: PlannedCutOff[] = [
  { code: 'CUA', at: new Date('2026-11-29T04:00:00Z') },
  { code: 'DCO', at: new Date('2026-11-26T04:00:00Z') },
  { code: 'VCO', at: new Date('2026-11-27T10:00:00Z') },
  { code: 'PCO', at: new Date('2026-11-28T10:00:00Z') },
];
const plan = { inlandDays: 2, zone, calendar: 'china' } as const;

describe('the cut-off that is missed first', () => {
  test.each([
    ['2026-11-25', null],
    // Ready on Thursday evening: the documents closed at noon.
    ['2026-11-26', 'DCO'],
    ['2026-11-30', 'DCO'],
  ])('of cargo that is ready on %s is %s', (ready, missed) => {
    expect(missedIn(stepsOf({ ...plan, ready }, cutOffs))).toBe(missed);
  });

  it('is that of the port where the road is long', () => {
    expect(missedIn(stepsOf({ ...plan, inlandDays: 4, ready: '2026-11-24' }, cutOffs))).toBe('PCO');
  });

  it('a cut-off at the very time is made', () => {
    const evening = { code: 'VCO', at: new Date('2026-11-27T10:00:00Z') } as const;
    expect(missedIn(stepsOf({ ...plan, ready: '2026-11-27' }, [evening]))).toBeNull();
  });
});

describe('the latest ready day', () => {
  it('makes the sailing, and the day after does not, for each length of the road', () => {
    for (let inlandDays = 0; inlandDays <= 30; inlandDays += 1) {
      const ready = latestReady({ ...plan, inlandDays }, cutOffs, '2026-11-30');
      if (ready === null) throw new Error('no day');
      const missed = (day: string) => missedIn(stepsOf({ ...plan, inlandDays, ready: day }, cutOffs));
      expect(missed(ready)).toBeNull();
      expect(missed(addDays(ready, 1))).not.toBeNull();
    }
  });

  it('does not exist where a cut-off is months before the departure', () => {
    expect(
      latestReady(plan, [{ code: 'DCO', at: new Date('2026-06-01T04:00:00Z') }], '2026-11-30'),
    ).toBeNull();
  });
});

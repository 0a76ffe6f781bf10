import { describe, expect, it, test } from 'vitest';
import { needsTwo, type Passing, passRefusal, stopsIn } from './rules.ts';

const fits = { kind: 'creditCode', outcome: 'fits' } as const;
const look = { kind: 'licenceUsed', outcome: 'look' } as const;
const unpaid = { kind: 'remittance', outcome: 'wait' } as const;
const nameTaken = { kind: 'account', outcome: 'stop' } as const;
const idUsed = { kind: 'idUsed', outcome: 'stop' } as const;

test('the checks that stop a certification are named', () => {
  expect(stopsIn([fits, idUsed, look, nameTaken])).toEqual(['idUsed', 'account']);
});

describe('a certification', () => {
  const passing: Passing = { staffId: 'lu', firstStaffId: null, checks: [fits, look], overruled: null };
  it.each<[string, Partial<Passing>, string | null]>([
    ['passes with checks that only need a look', {}, null],
    ['passes by a second person', { firstStaffId: 'jiang' }, null],
    ['does not pass by the same person twice', { firstStaffId: 'lu' }, 'secondPersonNeeded'],
    ['waits for its small amount', { checks: [fits, unpaid] }, 'remittanceOpen'],
    [
      'waits for it, whatever a reviewer says',
      { checks: [unpaid, idUsed], overruled: 'r' },
      'remittanceOpen',
    ],
    ['is stopped by a check', { checks: [fits, idUsed] }, 'checkStands'],
    ['is stopped where the reason is empty', { checks: [idUsed], overruled: '' }, 'checkStands'],
    ['passes a check that a reviewer overrules', { checks: [idUsed], overruled: 'same person' }, null],
    ['has no free account name', { checks: [nameTaken], overruled: 'r' }, 'companyAccountTaken'],
  ])('%s', (_, more, refusal) => {
    expect(passRefusal({ ...passing, ...more })).toBe(refusal);
  });

  it.each([
    ['none', 'company', false],
    ['none', 'personal', false],
    ['companies', 'company', true],
    ['companies', 'personal', false],
    ['all', 'company', true],
    ['all', 'personal', true],
  ] as const)('with two reviewers for %s, a %s one needs two: %s', (setting, kind, two) => {
    expect(needsTwo(kind, setting)).toBe(two);
  });
});

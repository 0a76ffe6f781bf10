import { describe, expect, it } from 'vitest';
import { type AccountStatus, blockedAlong, kindOf, maskedPerson, openedAlong } from './rules.ts';

const at = new Date('2026-11-20T00:00:00Z');

/** `admin person@company`, and its state. */
function account(
  id: string,
  accountType: 1 | 2 | 3,
  personId: string,
  tenantId: string,
  more = {},
): AccountStatus {
  return {
    id,
    accountType,
    personId,
    tenantId,
    blockedAt: null,
    blockedWith: null,
    disabledAt: null,
    ...more,
  };
}

const lin = account('lin', 3, 'lin', 'lin');
const linAdmin = account('linAdmin', 1, 'lin', 'hengli');
const chenAdmin = account('chenAdmin', 1, 'chen', 'hengli');
const sub1 = account('sub1', 2, 'sub1', 'hengli');
const sub2 = account('sub2', 2, 'sub2', 'hengli');
const stranger = account('stranger', 2, 'stranger', 'other');
const blocked = { blockedAt: at, blockedWith: 'x' };
const ids = (all: readonly AccountStatus[]) => all.map(({ id }) => id);

describe('accounts blocked with another one', () => {
  it.each([
    ['a person without a company', lin, [lin], []],
    [
      'a person, also as the admin of a company that has another',
      lin,
      [lin, linAdmin, chenAdmin, sub1],
      ['linAdmin'],
    ],
    ['the last admin: the sub-accounts too', linAdmin, [lin, linAdmin, sub1, sub2], ['lin', 'sub1', 'sub2']],
    ['the person of the last admin', lin, [lin, linAdmin, sub1], ['linAdmin', 'sub1']],
    [
      'the last admin who is not blocked already',
      linAdmin,
      [linAdmin, { ...chenAdmin, ...blocked }, sub1],
      ['sub1'],
    ],
    [
      'the last admin who is not switched off',
      linAdmin,
      [linAdmin, { ...chenAdmin, disabledAt: at }, sub1],
      ['sub1'],
    ],
    ['nobody who is blocked already', linAdmin, [linAdmin, { ...sub1, ...blocked }, sub2], ['sub2']],
    ['a sub-account alone', sub1, [linAdmin, sub1, sub2], []],
    ['nobody of another company', linAdmin, [linAdmin, stranger], []],
    ['nobody with a sub-account, not even its person', sub1, [account('home', 3, 'sub1', 'home'), sub1], []],
    [
      'nobody of a company whose blocked admin is another person',
      lin,
      [lin, { ...account('wang', 1, 'wang', 'other'), ...blocked }, stranger],
      [],
    ],
    [
      'the last admin, although another company has one',
      linAdmin,
      [linAdmin, sub1, account('wang', 1, 'wang', 'other')],
      ['sub1'],
    ],
    [
      'a person, in a company as a sub-account, and nobody beside them',
      lin,
      [lin, account('linSub', 2, 'lin', 'other'), stranger],
      ['linSub'],
    ],
  ] as const)('%s', (_, one, near, expected) => {
    expect(ids(blockedAlong(one, near))).toEqual(expected);
  });
});

describe('accounts opened with another one', () => {
  const by = (blockedWith: string) => ({ blockedAt: at, blockedWith });
  it.each([
    ['all of one decision', { ...linAdmin, ...by('linAdmin') }, ['lin', 'sub1']],
    ['a sub-account alone', { ...sub1, ...by('linAdmin') }, []],
  ] as const)('%s', (_, one, expected) => {
    const near = [
      { ...lin, ...by('linAdmin') },
      { ...linAdmin, ...by('linAdmin') },
      { ...sub1, ...by('linAdmin') },
      { ...sub2, ...by('sub2') },
    ];
    expect(ids(openedAlong(one, near))).toEqual(expected);
  });
});

it('a person is shown by their family name', () => {
  expect(maskedPerson('林晓', '138****0000')).toBe('林**');
  expect(maskedPerson(null, '138****0000')).toBe('138****0000');
});

it.each([
  [1, 'company'],
  [2, 'subAccount'],
  [3, 'personal'],
] as const)('account type %i is %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

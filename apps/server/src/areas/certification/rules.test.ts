import { auditStatus, authenticationWay } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import {
  bankMissing,
  dueAt,
  isOpen,
  judgeAmount,
  maskedAccount,
  maskedNumber,
  nameKey,
  questionsPerHour,
  remittanceOf,
  submissionsPerDay,
} from './rules.ts';

const { transfer, enterprise, offline } = authenticationWay;

test('a decision is promised within three working days', () => {
  // From a Friday at ten in China over a weekend.
  expect(dueAt(new Date('2026-11-20T02:00:00Z'))).toEqual(new Date('2026-11-25T02:00:00Z'));
});

test.each([
  ['none', undefined, true],
  ['one that was withdrawn', { status: auditStatus.notVerified }, true],
  ['one that was returned', { status: auditStatus.rejected }, true],
  ['one under review', { status: auditStatus.underReview }, false],
  ['an approved one', { status: auditStatus.approved }, false],
])('after %s another can be submitted: %s', (_, row, open) => {
  expect(isOpen(row)).toBe(open);
});

test('numbers are shown masked', () => {
  expect(maskedNumber('11010519491231002X')).toBe('110105********002X');
  expect(maskedAccount('6222021234563456')).toBe('**** 3456');
});

test.each([
  ['航道（上海）有限公司', '航道 (上海) 有限公司', true],
  ['ＡＢＣ Logistics', 'abc  logistics', true],
  ['航道（上海）有限公司', '航道（北京）有限公司', false],
  // The capital of ß is two letters.
  ['Straße AG', 'STRASSE AG', false],
])('%s and %s are one name: %s', (one, other, same) => {
  expect(nameKey(one) === nameKey(other)).toBe(same);
});

test('an account submits ten times a day, and checks sixty names an hour', () => {
  expect([submissionsPerDay, questionsPerHour]).toEqual([
    [{ count: 10, seconds: 86_400 }],
    [{ count: 60, seconds: 3600 }],
  ]);
});

describe('the bank of a certification', () => {
  const name = { field: 'body.bankName', rule: 'required' };
  const account = (rule: string) => ({ field: 'body.bankAccount', rule });
  it.each([
    [transfer, '招商银行', '6222 0212-3456', []],
    [transfer, '招商银行', '12345678', []],
    [transfer, '招商银行', '1234567', [account('format')]],
    [transfer, '招商银行', '1'.repeat(32), []],
    [transfer, '招商银行', '1'.repeat(33), [account('format')]],
    [transfer, '招商银行', '12345678a', [account('format')]],
    [transfer, '招商银行', 'a12345678', [account('format')]],
    [transfer, '招商银行', ' - ', [account('required')]],
    [transfer, '', '6222021234563456', [name]],
    [transfer, undefined, undefined, [name, account('required')]],
    [enterprise, undefined, undefined, []],
    [offline, undefined, undefined, []],
  ])('by way %i, %s %s, lacks %j', (way, bankName, bankAccount, missing) => {
    expect(bankMissing({ authenticationWay: way, bankName, bankAccount })).toEqual(missing);
  });
});

describe('the small amount of a transfer', () => {
  const at = new Date('2026-11-20T02:00:00Z');
  const waiting = {
    ...{ way: transfer, remittanceSentAt: null, remittanceConfirmedAt: null },
    ...{ remittanceTries: 0, remittanceFen: 37 },
  };
  const sent = { ...waiting, remittanceSentAt: at };
  const confirmed = { ...sent, remittanceConfirmedAt: at };

  it.each([
    ['not paid yet', waiting, { state: 'waiting', triesLeft: 3 }],
    ['paid', sent, { state: 'sent', triesLeft: 3 }],
    ['entered wrong twice', { ...sent, remittanceTries: 2 }, { state: 'sent', triesLeft: 1 }],
    ['entered wrong three times', { ...sent, remittanceTries: 3 }, { state: 'failed', triesLeft: 0 }],
    ['entered wrong more often', { ...sent, remittanceTries: 4 }, { state: 'failed', triesLeft: 0 }],
    ['entered right at last', { ...confirmed, remittanceTries: 2 }, { state: 'confirmed', triesLeft: 1 }],
    ['of a certification by papers', { ...sent, way: enterprise }, null],
    ['of a person', { ...sent, way: null }, null],
  ])('%s', (_, row, progress) => {
    expect(remittanceOf(row)).toEqual(progress);
  });

  it.each([
    ['right', sent, 37, { kind: 'right' }],
    ['wrong for the first time', sent, 36, { kind: 'wrong', tries: 1, left: 2 }],
    ['wrong for the last time', { ...sent, remittanceTries: 2 }, 36, { kind: 'wrong', tries: 3, left: 0 }],
    ['right the last time', { ...sent, remittanceTries: 2 }, 37, { kind: 'right' }],
    ['after the last time', { ...sent, remittanceTries: 3 }, 37, { kind: 'over' }],
    ['before it was paid', waiting, 37, { kind: 'notSent' }],
    ['again', confirmed, 37, { kind: 'known' }],
    ['for a certification without one', { ...sent, way: offline }, 37, { kind: 'notSent' }],
  ])('is entered %s', (_, row, fen, verdict) => {
    expect(judgeAmount(row, fen)).toEqual(verdict);
  });
});

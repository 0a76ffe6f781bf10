import { orderStatus, payWay } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import { type Confirmation, changeSince, confirmRefusal, needsTwo } from './rules.ts';

const { toBeConfirmed, completed, cancelled, pendingPayment } = orderStatus;

describe('a transfer since a reviewer saw it', () => {
  const voucherAt = new Date('2026-11-20T02:00:00Z');
  const current = { status: toBeConfirmed, payWay: payWay.corporateTransfer, voucherAt, first: null };
  const seen = { voucherAt: voucherAt.toISOString(), firstId: null };
  const first = { staffId: 'lu' };
  it.each([
    ['is the same', {}, {}, null],
    ['is the same after the first confirmation', { first }, { firstId: 'lu' }, null],
    ['was confirmed', { status: completed }, {}, 'confirmed'],
    ['was paid by a wallet', { status: completed, payWay: payWay.alipay }, {}, 'paid'],
    ['was cancelled', { status: cancelled }, {}, 'cancelled'],
    ['was sent back', { status: pendingPayment }, {}, 'sentBack'],
    ['has another voucher', { voucherAt: new Date(0) }, {}, 'voucherReplaced'],
    ['has no voucher', { voucherAt: null }, {}, 'voucherReplaced'],
    ['was confirmed by the first of two', { first }, {}, 'firstConfirmed'],
    ['has another first', { first }, { firstId: 'jiang' }, 'firstConfirmed'],
  ])('%s', (_, now, before, change) => {
    expect(changeSince({ ...current, ...now }, { ...seen, ...before })).toBe(change);
  });
});

describe('a confirmation of 59,700 fen', () => {
  const fits: Confirmation = {
    ...{ staffId: 'lu', amount: 59_700, received: 59_700 },
    ...{ differReason: null, first: null },
  };
  const first = { staffId: 'jiang', received: 59_700 };
  it.each<[string, Partial<Confirmation>, string | null]>([
    ['counts', {}, null],
    ['counts as the second', { first }, null],
    ['by the same person twice', { first: { ...first, staffId: 'lu' } }, 'secondPersonNeeded'],
    ['of another amount than the first', { first: { ...first, received: 59_600 } }, 'amountsDisagree'],
    ['of less money', { received: 59_600 }, 'differReasonNeeded'],
    ['of more money, with an empty reason', { received: 59_800, differReason: '' }, 'differReasonNeeded'],
    ['of less money, with a reason', { received: 59_600, differReason: 'fee of the bank' }, null],
  ])('%s', (_, more, refusal) => {
    expect(confirmRefusal({ ...fits, ...more })).toBe(refusal);
  });
});

test.each([
  [999_999, false],
  [1_000_000, true],
  [1_000_001, true],
])('of %i fen with a limit of 1,000,000 needs two people: %s', (amount, two) => {
  expect(needsTwo(amount, 1_000_000)).toBe(two);
});

import { orderStatus } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import {
  extendedEnd,
  isCertified,
  type OrderEvent,
  orderRefusal,
  periodsOf,
  refundReason,
  statusAfter,
  voucherIsFree,
  waitsForPayment,
} from './rules.ts';

const { pendingPayment: pending, toBeConfirmed, completed, cancelled } = orderStatus;
const events = [
  'paid',
  'voucherSubmitted',
  'transferConfirmed',
  'transferRejected',
  'cancelled',
  'timedOut',
] as const satisfies readonly OrderEvent[];

describe('an order', () => {
  it.each([
    // paid voucher confirmed rejected cancelled timed out
    ['pending', pending, [completed, toBeConfirmed, null, null, cancelled, cancelled]],
    ['to be confirmed', toBeConfirmed, [completed, null, completed, pending, null, null]],
    ['completed', completed, [null, null, null, null, null, null]],
    ['cancelled', cancelled, [null, null, null, null, null, null]],
  ] as const)('that is %s goes where its events lead and nowhere else', (_, from, to) => {
    expect(events.map((event) => statusAfter(from, event))).toEqual(to);
  });

  it('TRUST 22: has two final statuses, which nothing leaves', () => {
    for (const final of [completed, cancelled]) {
      for (const event of events) expect(statusAfter(final, event)).toBe(null);
    }
  });

  it.each([
    [pending, null],
    [toBeConfirmed, null],
    [completed, 'paidTwice'],
    [cancelled, 'paidAfterCancel'],
  ] as const)('of status %i that is paid gives back: %s', (from, reason) => {
    expect(refundReason(from)).toBe(reason);
  });
});

it.each([
  ['that is pending waits', pending, 1, true],
  ['whose countdown ends now does not', pending, 0, false],
  ['whose voucher is reviewed does not', toBeConfirmed, 1, false],
  ['without a countdown does not', pending, null, false],
] as const)('an order %s for payment', (_, status, left, waits) => {
  const now = new Date('2026-11-20T02:00:00Z');
  const cancelsAt = left === null ? null : new Date(now.getTime() + left);
  expect(waitsForPayment({ status, cancelsAt }, now)).toBe(waits);
});

it.each([
  [cancelled, true],
  [completed, false],
  [toBeConfirmed, false],
  [pending, false],
])('a voucher of an order with status %i is free for another: %s', (other, free) => {
  expect(voucherIsFree(other)).toBe(free);
});

describe('rights to order', () => {
  it.each([
    ['a person by their own', 3, 0, 2, true],
    ['a person whose company is certified', 3, 2, 0, false],
    ['a company by its own', 1, 2, 0, true],
    ['a company whose person is certified', 1, 1, 2, false],
    ['a sub-account by its company’s', 2, 2, 0, true],
    ['a returned person', 3, 0, 3, false],
  ] as const)('follow for %s certification', (_, accountType, auditStatus, personalAuditStatus, may) => {
    expect(isCertified({ accountType, auditStatus, personalAuditStatus })).toBe(may);
  });

  const fine = {
    maySeat: false,
    certified: true,
    memberCount: 0,
    routeCount: 2,
    forSale: 2,
    heldCount: 0,
  } as const;
  test.each([
    ['a certified person', {}, null],
    ['a company with seats', { maySeat: true, memberCount: 5 }, null],
    ['somebody without certification', { certified: false }, 'certificationRequired'],
    ['a person with seats', { memberCount: 1 }, 'seatsForCompaniesOnly'],
    ['a route off the shelf', { forSale: 1 }, 'routeNotForSale'],
    ['a route that is paid for', { heldCount: 1 }, 'routeSubscribed'],
    [
      'a person who breaks every rule',
      { certified: false, memberCount: 1, heldCount: 1 },
      'certificationRequired',
    ],
  ] as const)('%s: %s', (_, more, refusal) => {
    expect(orderRefusal({ ...fine, ...more })).toBe(refusal);
  });
});

describe('more time for an order of 30 minutes', () => {
  const minutes = (count: number) => new Date(count * 60_000);
  it.each([
    ['in its last minute', 30, 29, 59],
    ['at once, which changes nothing', 30, 0, 30],
    ['for the tenth time', 300, 299, 329],
    ['for the eleventh time: only what is left of ten', 329, 328, 330],
    ['when nothing is left', 330, 329, 330],
    ['after staff sent a transfer back, which gave it days', 9000, 5000, 9000],
  ])('%s', (_, ends, now, then) => {
    const order = { createdAt: minutes(0), cancelsAt: minutes(ends) };
    expect(extendedEnd(order, 30, minutes(now))).toEqual(minutes(then));
  });
});

describe('the periods that an order opens', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  const in10 = new Date('2026-11-30T02:00:00Z');
  const at = (text: string) => new Date(`${text}T02:00:00Z`);

  it.each([
    ['start now', [], [{ follows: false, from: now, until: at('2026-12-20'), seaRouteIds: ['a', 'b'] }]],
    [
      'follow on what the tenant has paid for',
      ['a', 'b'],
      [{ follows: true, from: in10, until: at('2026-12-30'), seaRouteIds: ['a', 'b'] }],
    ],
    [
      'follow on for those routes only',
      ['a'],
      [
        { follows: false, from: now, until: at('2026-12-20'), seaRouteIds: ['b'] },
        { follows: true, from: in10, until: at('2026-12-30'), seaRouteIds: ['a'] },
      ],
    ],
  ])('%s', (_, paidRoutes, periods) => {
    const paidUntil = new Map(paidRoutes.map((id) => [id, in10]));
    expect(periodsOf(['a', 'b'], paidUntil, 30, now)).toEqual(periods);
  });
});

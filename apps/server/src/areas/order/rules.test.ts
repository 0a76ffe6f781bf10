import { describe, expect, it, test } from 'vitest';
import { after, type OrderEvent, orderRefusal, refundReason, status } from './rules.ts';

const { pending, toBeConfirmed, completed, cancelled } = status;
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
    //               paid       voucher        confirmed  rejected  cancelled  timed out
    ['pending', pending, [completed, toBeConfirmed, null, null, cancelled, cancelled]],
    ['to be confirmed', toBeConfirmed, [completed, null, completed, pending, null, null]],
    ['completed', completed, [null, null, null, null, null, null]],
    ['cancelled', cancelled, [null, null, null, null, null, null]],
  ] as const)('that is %s goes where its events lead and nowhere else', (_, from, to) => {
    expect(events.map((event) => after(from, event))).toEqual(to);
  });

  it('TRUST 22: has two final statuses, which nothing leaves', () => {
    for (const final of [completed, cancelled]) {
      for (const event of events) expect(after(final, event)).toBe(null);
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

describe('who may order', () => {
  const fine = { accountType: 3, certified: true, memberCount: 0, asked: 2, forSale: 2, held: 0 } as const;
  test.each([
    ['a certified person', {}, null],
    ['a company with seats', { accountType: 1, memberCount: 5 }, null],
    ['a sub-account', { accountType: 2 }, 'subAccountCannotBuy'],
    ['somebody without certification', { certified: false }, 'certificationRequired'],
    ['a person with seats', { memberCount: 1 }, 'seatsForCompaniesOnly'],
    ['a route off the shelf', { forSale: 1 }, 'routeNotForSale'],
    ['a route that is paid for', { held: 1 }, 'routeSubscribed'],
    [
      'a sub-account that breaks every rule',
      { accountType: 2, certified: false, held: 1 },
      'subAccountCannotBuy',
    ],
  ] as const)('%s: %s', (_, more, refusal) => {
    expect(orderRefusal({ ...fine, ...more })).toBe(refusal);
  });
});

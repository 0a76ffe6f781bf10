import { orderStatus } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import {
  changeBy,
  checkInterval,
  codeEnd,
  codeIsOpen,
  mayCheckForPage,
  nextRefundAt,
  qrStateOf,
  settlementOf,
} from './rules.ts';

const { pendingPayment, toBeConfirmed, completed, cancelled } = orderStatus;
const now = new Date('2026-11-20T02:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const minutes = (count: number) => after(count * 60_000);

describe('money for a payment of 59,700 fen', () => {
  const open = { state: 'open', amount: 59_700 } as const;
  const paid = { amount: 59_700, currency: 'CNY' };
  it.each([
    ['completes an order that waits', pendingPayment, open, paid, { kind: 'completed' }],
    ['completes an order with a voucher', toBeConfirmed, open, paid, { kind: 'completed' }],
    ['counts for a closed code', pendingPayment, { ...open, state: 'closed' }, paid, { kind: 'completed' }],
    ['is known from before', pendingPayment, { ...open, state: 'paid' }, paid, { kind: 'known' }],
    ['goes back for a paid order', completed, open, paid, { kind: 'refund', reason: 'paidTwice' }],
    ['goes back for a cancelled one', cancelled, open, paid, { kind: 'refund', reason: 'paidAfterCancel' }],
    [
      'is a case for staff if it is less',
      pendingPayment,
      open,
      { ...paid, amount: 59_699 },
      { kind: 'differs', incident: 'amountDiffers' },
    ],
    [
      'is a case for staff if it is more',
      pendingPayment,
      open,
      { ...paid, amount: 59_701 },
      { kind: 'differs', incident: 'amountDiffers' },
    ],
    [
      'is a case for staff in dollars',
      pendingPayment,
      open,
      { ...paid, currency: 'USD' },
      { kind: 'differs', incident: 'currencyDiffers' },
    ],
    [
      'is a case for staff without an amount, also after a cancel',
      cancelled,
      open,
      { ...paid, amount: null },
      { kind: 'differs', incident: 'amountUnreadable' },
    ],
  ] as const)('%s', (_, status, payment, report, settlement) => {
    expect(settlementOf(status, payment, report)).toEqual(settlement);
  });
});

test.each([
  ['closed', {}, { state: 'closed', closedAt: now, nextCheckAt: null }],
  ['scanned', {}, { scannedAt: now }],
  ['scanned', { scannedAt: minutes(-1) }, null],
  ['declined', {}, { declinedAt: now }],
  ['declined', { declinedAt: minutes(-1) }, null],
  ['waiting', {}, null],
] as const)('a trade that is %s, of %o, changes %j', (state, before, change) => {
  expect(changeBy(state, { scannedAt: null, declinedAt: null, ...before }, now)).toEqual(change);
});

test.each([
  [0, 15],
  [40 * 60_000 - 1, 15],
  [40 * 60_000, 600],
])('a payment of %i ms is queried every %i s', (age, seconds) => {
  expect(checkInterval(age)).toBe(seconds * 1000);
});

describe('a page that waits for a payment', () => {
  // Made a minute ago: the last query is 15 s before the next one.
  const payment = { state: 'open', qrCode: 'code', createdAt: minutes(-1) } as const;
  it.each([
    ['queries it four seconds after the last query', { nextCheckAt: after(11_000) }, true],
    ['lets it rest until then', { nextCheckAt: after(11_001) }, false],
    ['lets an old one rest too', { createdAt: minutes(-40), nextCheckAt: after(596_001) }, false],
    ['queries an old one', { createdAt: minutes(-40), nextCheckAt: after(596_000) }, true],
    ['queries one that is overdue', { nextCheckAt: minutes(-5) }, true],
    ['leaves a paid one', { state: 'paid', nextCheckAt: minutes(-5) }, false],
    ['leaves one that is queried no more', { nextCheckAt: null }, false],
    ['leaves one without a code', { qrCode: null, nextCheckAt: minutes(-5) }, false],
  ] as const)('%s', (_, more, may) => {
    expect(mayCheckForPage({ ...payment, ...more } as never, now)).toBe(may);
  });
});

describe('a code', () => {
  it.each([
    [after(1), pendingPayment, true],
    [now, pendingPayment, false],
    [after(1), toBeConfirmed, false],
    [after(1), completed, false],
    [after(1), cancelled, false],
  ])('that ends at %o, of an order with status %i, is open: %s', (expiresAt, status, open) => {
    expect(codeIsOpen({ expiresAt }, status, now)).toBe(open);
  });

  it.each([
    ['ten minutes on', minutes(30), minutes(10)],
    ['with its order', minutes(4), minutes(4)],
    ['ten minutes on for an order without a countdown', null, minutes(10)],
  ])('ends %s', (_, cancelsAt, end) => {
    expect(codeEnd(cancelsAt, 10, now)).toEqual(end);
  });

  it.each([
    ['waits', {}, 'waiting'],
    ['is on a phone', { scannedAt: now }, 'scanned'],
    ['was declined there', { scannedAt: now, declinedAt: now }, 'declined'],
    ['has run out', { expiresAt: now }, 'expired'],
    ['has run out on a phone', { expiresAt: now, scannedAt: now }, 'expired'],
    ['was closed', { state: 'closed' }, 'expired'],
    ['was paid, and its time is over', { state: 'paid', expiresAt: now, scannedAt: now }, 'scanned'],
  ] as const)('%s', (_, more, state) => {
    const waiting = { state: 'open', declinedAt: null, scannedAt: null, expiresAt: after(1) } as const;
    expect(qrStateOf({ ...waiting, ...more }, now)).toBe(state);
  });
});

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [9, 256],
  [10, 360],
  [12, 360],
])('after %i failures a refund is tried again in %i minutes', (attempts, wait) => {
  expect(nextRefundAt(attempts, now)).toEqual(minutes(wait));
});

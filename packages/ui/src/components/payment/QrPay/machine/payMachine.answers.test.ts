import { describe, expect, test } from 'vitest';
import { answered, code, end, events, pending, start, states } from '../specimens/payScenes.ts';
import { startPayment, stepPayment } from './payMachine.ts';
import { type PayAnswer, paymentMethodOf } from './payState.ts';

test('an answer after missed ones clears the connection error', () => {
  const lost = { ...states.scanned, misses: 4 };
  expect(stepPayment(lost, events['is scanned'])).toEqual(states.scanned);
});

test('a code that the server gave more time waits on', () => {
  const longer = { ...code, expiresAt: end + 60_000 };
  const event = answered({ status: 'pending', code: { ...longer, scan: 'waiting' }, returned: null }, 500);
  expect(stepPayment(states.lastCheck, event)).toEqual({ ...states.waiting, code: longer });
});

describe('going on where an order was left', () => {
  const left = (order: PayAnswer, method: 'alipay' | 'transfer' = 'alipay') =>
    stepPayment(startPayment(method), answered(order, -1000));

  test('a transfer that staff sent back is filled in again, with their reason', () => {
    const returned = 'The voucher cannot be read';
    expect(left({ status: 'pending', code: null, returned })).toMatchObject({ name: 'offline', returned });
  });
  test('a code that lives is shown again instead of a new one', () => {
    expect(left(pending('waiting'))).toMatchObject({ name: 'waiting', code });
  });
  test('a reader who pays on a phone does not get the form', () => {
    expect(left(pending('scanned'), 'transfer')).toMatchObject({ name: 'scanned', code });
  });
  test('a transfer stays a transfer', () => {
    expect(left(pending('waiting'), 'transfer')).toMatchObject({ name: 'offline', returned: null });
  });
  test('the wallet that was begun with is offered before the one that is usual', () => {
    const wechat = { ...code, method: 'wechat', scan: 'expired' } as const;
    expect(paymentMethodOf(left({ status: 'pending', code: wechat, returned: null }))).toBe('wechat');
  });
});

test('a code that ends now is not shown again, and one whose end moved is not waited for once it has expired', () => {
  const ends = { ...code, expiresAt: end + 80, scan: 'waiting' } as const;
  const atEnd = stepPayment(states.loading, answered({ status: 'pending', code: ends, returned: null }));
  expect(atEnd).toMatchObject({ name: 'refreshing', of: 'code' });
  const moved = { ...code, expiresAt: end + 60_000, scan: 'expired' } as const;
  const expired = stepPayment(states.waiting, answered({ status: 'pending', code: moved, returned: null }));
  expect(expired).toMatchObject({ name: 'expired' });
});

test('a form that is filled in shows the reason of staff who sent an earlier transfer back', () => {
  const returned = 'The voucher cannot be read';
  const back = stepPayment(states.offline, answered({ status: 'pending', code: null, returned }));
  expect(back).toEqual({ ...states.offline, returned });
});

test('an answer to a request at the instant of the voucher is one from before it', () => {
  const together = { ...events['no code'], askedAt: start };
  expect(stepPayment(states.submitted, together)).toBe(states.submitted);
});

test('an answer to a request before the voucher was submitted does not revert it', () => {
  const before = { ...events['no code'], askedAt: start - 1 };
  expect(stepPayment(states.submitted, before)).toBe(states.submitted);
});

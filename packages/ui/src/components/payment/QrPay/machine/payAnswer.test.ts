import { describe, expect, test } from 'vitest';
import { isPayAnswer, isPayCode, understood } from './payAnswer.ts';

const code = { id: 'a', method: 'alipay', content: 'https://pay.example/a', expiresAt: 1 };

describe('a valid response', () => {
  test.each([
    { status: 'paid' },
    { status: 'cancelled' },
    { status: 'submitted' },
    { status: 'pending', code: null, returned: null },
    { status: 'pending', code: { ...code, scan: 'waiting' }, returned: null },
  ])('%o', (answer) => expect(isPayAnswer(answer)).toBe(true));
});

describe('nonsense', () => {
  test.each([
    null,
    undefined,
    'paid',
    [],
    {},
    { status: 3 },
    { status: 'refunded' },
    { status: 'pending' },
    { status: 'pending', code: 'a' },
    { status: 'pending', code: { ...code, expiresAt: Number.NaN } },
  ])('%o', (answer) => expect(isPayAnswer(answer)).toBe(false));

  test.each([
    null,
    'a',
    { ...code, id: undefined },
    { ...code, method: 'transfer' },
    { ...code, method: 1 },
    { ...code, content: null },
    { ...code, expiresAt: '2026-11-20T04:00:00Z' },
    { ...code, expiresAt: Number.POSITIVE_INFINITY },
  ])('as a code: %o', (value) => expect(isPayCode(value)).toBe(false));
});

test('a response is returned, and one that means nothing is an error', async () => {
  const paid = { status: 'paid' };
  expect(await understood(Promise.resolve(paid), isPayAnswer)).toBe(paid);
  const nonsense = understood(Promise.resolve({ status: 'refunded' }), isPayAnswer);
  await expect(nonsense).rejects.toThrow(new TypeError('The answer about a payment means nothing.'));
});

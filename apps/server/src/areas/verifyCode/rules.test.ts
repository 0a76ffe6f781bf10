import { expect, test } from 'vitest';
import { isForOwn, judgeCode, sendRefusal, targetLimits, whoMayAsk } from './rules.ts';

const now = new Date('2026-11-20T09:00:00Z');
const right = Buffer.alloc(32, 1);
const wrong = Buffer.alloc(32, 2);
const live = { codeHash: right, attempts: 0, expiresAt: new Date('2026-11-20T09:05:00Z'), spentAt: null };
const failed = (failures: number, startedAt = '2026-11-20T08:00:00Z') => ({
  failures,
  startedAt: new Date(startedAt),
});

test.each([
  ['the right code', live, undefined, right, { kind: 'right' }],
  ['a wrong code', live, undefined, wrong, { kind: 'wrong', guessesLeft: 4 }],
  ['the fifth wrong code', { ...live, attempts: 4 }, undefined, wrong, { kind: 'wrong', guessesLeft: 0 }],
  ['the right code after five wrong ones', { ...live, attempts: 5 }, undefined, right, { kind: 'spent' }],
  ['a code used before', { ...live, spentAt: now }, undefined, right, { kind: 'spent' }],
  ['a code at the instant it expires', { ...live, expiresAt: now }, undefined, right, { kind: 'spent' }],
  ['a code that was never sent', undefined, undefined, right, { kind: 'spent' }],
  ['the right code after 19 failures', live, failed(19), right, { kind: 'right' }],
  [
    'the right code after 20 failures',
    live,
    failed(20),
    right,
    { kind: 'stopped', retryAt: new Date('2026-11-21T08:00:00Z') },
  ],
  ['20 failures of the day before', live, failed(20, '2026-11-19T09:00:00Z'), right, { kind: 'right' }],
])('%s', (_case, code, failures, guess, verdict) => {
  expect(judgeCode(code, failures, guess, now)).toEqual(verdict);
});

test.each([
  ['LOGIN_REGISTER', 'anyone'],
  ['FORGET_PASSWORD', 'anyone'],
  ['SET_UP', 'member'],
  ['CHANGE', 'member'],
  ['CERTIFY', 'member'],
  ['CHANGE_OLD', 'nobody'],
  ['UNBIND', 'nobody'],
  ['BIND_SOCIAL', 'anyone'],
  ['CLOSE', 'nobody'],
  ['EXPORT', 'nobody'],
])('%s codes to a chosen address: %s', (purpose, who) => {
  expect(whoMayAsk(purpose)).toBe(who);
  expect(isForOwn(purpose)).toBe(who !== 'anyone');
});

test('up to a minute is too soon, longer is too many', () => {
  expect(sendRefusal(new Date('2026-11-20T09:01:00Z'), now)).toBe('sendTooSoon');
  expect(sendRefusal(new Date('2026-11-20T09:01:01Z'), now)).toBe('sendTooMany');
});

test('an address receives one code a minute, three in ten minutes and five an hour', () => {
  const limits = targetLimits.map(({ count, seconds }) => `${count} in ${seconds / 60}`);
  expect(limits).toEqual(['1 in 1', '3 in 10', '5 in 60']);
});

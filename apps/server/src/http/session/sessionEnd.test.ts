import { textOf } from '@fairway/gateway/contract/texts';
import { expect, test } from 'vitest';
import { endOf } from './sessionEnd.ts';

const now = new Date('2026-11-20T09:05:00Z');
const live = {
  expiresAt: new Date('2026-11-20T09:05:01Z'),
  endedAt: null,
  endReason: null,
  endedByDevice: null,
  disabledAt: null,
  blockedAt: null,
};
const ended = { ...live, endedAt: now, endedByDevice: 'phone' } as const;

test('a session is live until its last instant', () => {
  expect(endOf(live, now)).toBeNull();
});

test.each([
  ['ended by a login elsewhere', { ...ended, endReason: 'forcedOffline' }, 'sessionForcedOffline'],
  ['ended by a new password', { ...ended, endReason: 'passwordChanged' }, 'sessionRevoked'],
  ['ended by a new contact', { ...ended, endReason: 'contactChanged' }, 'sessionRevoked'],
  ['ended by its owner', { ...ended, endReason: 'ownerEnded' }, 'sessionEndedByOwner'],
  ['ended without a reason', ended, 'sessionExpired'],
  ['of a blocked account', { ...live, blockedAt: now }, 'sessionBlocked'],
  [
    'ended before its account was blocked',
    { ...ended, endReason: 'logout', blockedAt: now },
    'sessionBlocked',
  ],
  ['ended by a block that is over', { ...ended, endReason: 'blocked' }, 'sessionBlocked'],
  ['of a disabled account', { ...live, disabledAt: now }, 'sessionRevoked'],
  ['ended by logout', { ...ended, endReason: 'logout' }, 'sessionExpired'],
  ['ended by a switch of accounts', { ...ended, endReason: 'switched' }, 'sessionExpired'],
  ['marked as run out', { ...ended, endReason: 'expired' }, 'sessionExpired'],
  ['that has run out just now', { ...live, expiresAt: now }, 'sessionExpired'],
  [
    'ended by a login elsewhere before its account was disabled',
    { ...ended, endReason: 'forcedOffline', disabledAt: now },
    'sessionForcedOffline',
  ],
] as const)('a session %s is refused by its own code', (_case, session, code) => {
  expect(endOf(session, now)?.code).toBe(code);
});

test('the end has its instant and the kind of the device, if that is known', () => {
  expect(endOf(ended, now)?.params).toEqual({ at: '2026-11-20T09:05:00.000Z', device: 'phone' });
  expect(endOf({ ...live, blockedAt: now }, now)?.params.device).toBe('unknown');
});

test('the sentence about a login elsewhere names the device', () => {
  const end = endOf({ ...ended, endReason: 'forcedOffline' }, now);
  expect(textOf('sessionForcedOffline', 'en', end?.params)).toContain('logged in on another phone');
});

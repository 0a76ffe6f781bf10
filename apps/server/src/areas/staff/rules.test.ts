import { staffRoles } from '@fairway/gateway/contract/staffRole';
import { expect, test } from 'vitest';
import { inOrder, invitationSeconds, staffEmail, stateOf } from './rules.ts';

test('email addresses are equal whatever their case, and the spaces around them', () => {
  expect(staffEmail(' Lu.Xingjian@Example.COM ')).toBe('lu.xingjian@example.com');
});

test.each([
  ['somebody who has not joined', {}, 'invited'],
  ['somebody with a password', { passwordHash: 'x' }, 'active'],
  ['somebody of the identity provider', { oidcSubject: 'lu' }, 'active'],
  ['somebody blocked', { passwordHash: 'x', blockedAt: new Date(0) }, 'blocked'],
  ['somebody blocked before they joined', { blockedAt: new Date(0) }, 'blocked'],
] as const)('%s is %s', (_, row, state) => {
  expect(stateOf({ blockedAt: null, passwordHash: null, oidcSubject: null, ...row })).toBe(state);
});

test('roles come in one order, each once', () => {
  expect(inOrder(['finance', 'admin', 'finance'], staffRoles)).toEqual(['admin', 'finance']);
});

test('an invitation of Friday is open until Monday', () => {
  const friday = new Date('2026-11-20T02:00:00Z');
  expect(new Date(friday.getTime() + invitationSeconds * 1000)).toEqual(new Date('2026-11-23T02:00:00Z'));
});

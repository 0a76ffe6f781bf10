import { expect, test } from 'vitest';
import {
  type JoinedAccount,
  joining,
  type Membership,
  networkLimits,
  providerLimits,
  sessionSeconds,
} from './rules.ts';

const account = (more: Partial<JoinedAccount> = {}): JoinedAccount => ({
  ...{ id: 'a', disabled: false, elsewhere: false, otherIdentity: false },
  ...more,
});
const membership = (more: Partial<Membership> = {}): Membership => ({
  person: { verifiedEmail: 'lin@yuanfan.example' },
  provider: { domain: 'yuanfan.example', openJoining: false },
  bound: null,
  listed: null,
  ...more,
});
const openJoining = { domain: 'yuanfan.example', openJoining: true };
const listed = (of: JoinedAccount | null) => ({ listed: { employeeId: 'e', account: of } });

test.each([
  ['opens the account that the identity opened before', { bound: account() }, 'open a'],
  ['opens and binds the account of somebody listed', listed(account()), 'open a'],
  ['makes an account for somebody listed without one', listed(null), 'make e'],
  ['makes a new employee where everybody of the domain may join', { provider: openJoining }, 'make null'],
  [
    'makes another account for somebody who was removed and listed again',
    { bound: account({ disabled: true }), ...listed(null) },
    'make e',
  ],
  [
    'prefers the bound account to another person’s email',
    { bound: account(), ...listed(account({ id: 'b' })) },
    'open a',
  ],

  [
    'refuses an email that is not verified',
    { person: { verifiedEmail: null }, bound: account() },
    'oidcEmailUnproven',
  ],
  ['refuses another domain', { person: { verifiedEmail: 'lin@yuanfan.example.evil' } }, 'oidcEmailUnproven'],
  ['refuses a domain below', { person: { verifiedEmail: 'lin@hr.yuanfan.example' } }, 'oidcEmailUnproven'],
  [
    'refuses a second @',
    { person: { verifiedEmail: 'lin@yuanfan.example@evil.example' } },
    'oidcEmailUnproven',
  ],
  ['refuses somebody who is not listed', {}, 'companyLoginUnlisted'],
  [
    'refuses somebody who was removed, also where everybody may join',
    { bound: account({ disabled: true }), provider: openJoining },
    'companyLoginEnded',
  ],
  ['refuses a disabled account', listed(account({ disabled: true })), 'companyLoginEnded'],
  [
    'refuses an account whose person has a personal one',
    listed(account({ elsewhere: true })),
    'companyLoginElsewhere',
  ],
  ['refuses it also after it was bound', { bound: account({ elsewhere: true }) }, 'companyLoginElsewhere'],
  ['refuses a second identity for an account', listed(account({ otherIdentity: true })), 'oidcOtherPerson'],
] as const)('a login %s', (_case, more, expected) => {
  const result = joining(membership(more));
  const text = { open: 'accountId', make: 'employeeId', refuse: 'codeName' } as const;
  const value = (result as unknown as Record<string, unknown>)[text[result.kind]];
  expect(result.kind === 'refuse' ? value : `${result.kind} ${value}`).toBe(expected);
});

test('a session that began at nine in the evening ends before work on the next day', () => {
  const evening = new Date('2026-11-19T13:00:00Z');
  expect(new Date(evening.getTime() + sessionSeconds * 1000)).toEqual(new Date('2026-11-20T01:00:00Z'));
});

test('in ten minutes one network starts 60 logins, and all networks lead 3,000 to one provider', () => {
  expect([networkLimits, providerLimits]).toEqual([
    [{ count: 60, seconds: 600 }],
    [{ count: 3000, seconds: 600 }],
  ]);
});

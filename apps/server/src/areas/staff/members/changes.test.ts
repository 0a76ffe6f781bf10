import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import { describe, expect, it, test } from 'vitest';
import { type Change, changes, isAdmin } from './changes.ts';

const now = new Date('2026-11-20T02:00:00Z');
const member = (...roles: StaffRole[]) => ({ roles, blockedAt: null });
const blocked = (...roles: StaffRole[]) => ({ roles, blockedAt: now });

test.each([
  ['an admin', member('admin', 'finance'), true],
  ['another member', member('finance'), false],
  ['a blocked admin', blocked('admin'), false],
  ['somebody who is gone', undefined, false],
])('%s changes the rights of others: %s', (_, who, may) => {
  expect(isAdmin(who)).toBe(may);
});

describe('a change of a member', () => {
  const set = (change: ReturnType<Change>) => (change && change !== 'staffChanged' ? change.set : change);
  it.each([
    [
      'of roles',
      () => changes.roles(['finance', 'admin'], ['editor']),
      member('editor'),
      { roles: ['admin', 'finance'] },
    ],
    [
      'of roles, seen in any order',
      () => changes.roles(['editor'], ['finance', 'admin']),
      member('admin', 'finance'),
      { roles: ['editor'] },
    ],
    [
      'of roles to the same ones',
      () => changes.roles(['finance', 'admin'], ['editor']),
      member('admin', 'finance'),
      null,
    ],
    [
      'of roles that another admin has changed',
      () => changes.roles(['admin'], ['editor']),
      member('pricing'),
      'staffChanged',
    ],
    ['that blocks', () => changes.block(now), member('editor'), { blockedAt: now }],
    ['that blocks again', () => changes.block(now), blocked('editor'), null],
    ['that unblocks', () => changes.unblock(), blocked('editor'), { blockedAt: null }],
    ['that unblocks again', () => changes.unblock(), member('editor'), null],
    [
      'that resets',
      () => changes.reset(),
      member('editor'),
      {
        ...{ passwordHash: null, totpSecret: null, totpStep: null, passwordUntil: null },
        ...{ oidcIssuer: null, oidcSubject: null },
      },
    ],
  ])('%s', (_, change, row, expected) => {
    expect(set(change()(row))).toEqual(expected);
  });

  it('is recorded with the roles before and after', () => {
    const { roles, block, unblock, reset } = changes;
    expect(roles(['admin'], ['editor'])(member('editor'))).toMatchObject({
      ...{ action: 'rolesChanged', before: { roles: ['editor'] }, after: { roles: ['admin'] } },
    });
    const actions = [block(now)(member()), unblock()(blocked()), reset()(member())];
    expect(actions).toMatchObject(
      ['staffBlocked', 'staffUnblocked', 'staffReset'].map((action) => ({ action })),
    );
  });
});

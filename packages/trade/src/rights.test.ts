import { describe, expect, it } from 'vitest';
import { type Grant, grants, holds, type Permission, permissions, rightsOf } from './rights.ts';
import { accountType } from './statuses.ts';

const { personal, companyAdmin, companySubAccount } = accountType;

describe('rights of an account', () => {
  it.each([
    ['a person', { accountType: personal, memberStatus: 1 }, 'normal', 1],
    ['a person with a subscription', { accountType: personal, memberStatus: 2 }, 'individual', 2],
    ['a company that has bought nothing', { accountType: companyAdmin, memberStatus: 1 }, 'normal', 1],
    ['a company with a subscription', { accountType: companyAdmin, memberStatus: 2 }, 'enterprise', 3],
    ['a sub-account', { accountType: companySubAccount, memberStatus: 3 }, 'enterprise', 3],
  ] as const)('%s', (_, account, memberType, role) => {
    expect(rightsOf(account)).toEqual({ memberType, role, permissions: grants[account.accountType] });
  });

  it.each(permissions)('%s: who holds it', (permission) => {
    const holders = Object.entries(accountType).flatMap(([name, type]) =>
      holds(grants[type], permission) ? [name] : [],
    );
    const both = ['companyAdmin', 'personal'];
    const expected: Readonly<Record<Permission, readonly string[]>> = {
      'certification:submit': both,
      'order:list': both,
      'order:buy': both,
      'order:seats': ['companyAdmin'],
      'order:pay': both,
      'order:invoice': both,
      'trial:start': both,
      'company:manage': ['companyAdmin'],
      'seat:assign': ['companyAdmin'],
      'account:close': ['personal'],
    };
    expect(holders).toEqual(expected[permission]);
  });
});

describe('a grant', () => {
  it.each(Object.values(grants).flat())('%s, which an account has, gives a permission', (grant) => {
    expect(permissions.some((permission) => holds([grant], permission))).toBe(true);
  });

  it.each<[readonly Grant[], Permission, boolean]>([
    [[], 'seat:assign', false],
    [['seat:assign'], 'seat:assign', true],
    [['seat:*'], 'seat:assign', true],
    [['*'], 'seat:assign', true],
    [['order:*', 'company:manage'], 'seat:assign', false],
    [['order:buy'], 'order:seats', false],
  ])('%j holds %s: %s', (grants, permission, expected) => {
    expect(holds(grants, permission)).toBe(expected);
  });

  it('is no pattern beyond that, and no prefix of another', () => {
    for (const odd of ['', ':', 'seat', 'seat:', 'seat:a*', 'se:*', '*:assign'])
      expect(holds([odd], 'seat:assign')).toBe(false);
  });
});

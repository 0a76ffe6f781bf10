import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covers, decidePermission, type Need, roleNumber } from './decide.ts';

const viewer = (role: number, ...permissions: string[]) => ({ role, permissions });

describe('by role number', () => {
  test.each([
    [0, 1, 'login'],
    [0, 2, 'login'],
    [1, 1, null],
    [1, 2, 'vip'],
    [2, 2, null],
    [2, 3, 'invite'],
    [3, 3, null],
    [3, 1, null],
  ])('role %i before a part for %i: %s', (role, needed, reason) => {
    expect(decidePermission({ role: needed }, viewer(role))).toEqual(
      reason === null ? { open: true } : { open: false, reason },
    );
  });
});

describe('by permission', () => {
  test.each([
    ['seat:assign', 'seat:assign', true],
    ['seat:assign', 'seat:remove', false],
    ['*', 'seat:assign', true],
    ['*:*:*', 'seat:assign', true],
    ['seat:*', 'seat:assign', true],
    ['seat:*', 'seat:assign:many', true],
    ['*:assign', 'seat:assign', true],
    ['*:assign', 'seat:remove', false],
    ['seat', 'seat:assign', false],
    ['seat:assign:many', 'seat:assign', false],
    ['', 'seat:assign', false],
    ['order:*', 'orders:list', false],
  ])('%s holds %s: %s', (permission, needed, holds) => {
    expect(covers(permission, needed)).toBe(holds);
  });

  test('one of several is enough, and both role and permission must hold', () => {
    expect(decidePermission({ permission: ['order:list', 'order:all'] }, viewer(1, 'order:all'))).toEqual({
      open: true,
    });
    expect(decidePermission({ role: roleNumber.vip, permission: 'order:all' }, viewer(1, '*'))).toEqual({
      open: false,
      reason: 'vip',
    });
  });

  test('asks a visitor to log in and names the permission that an account lacks', () => {
    expect(decidePermission({ permission: 'seat:assign' }, viewer(0))).toEqual({
      open: false,
      reason: 'login',
    });
    expect(decidePermission({ permission: 'seat:assign' }, viewer(3))).toEqual({
      open: false,
      reason: 'permission',
    });
  });
});

test('a need without conditions is open to everyone', () => {
  expect(decidePermission({}, viewer(0))).toEqual({ open: true });
});

test('closes on malformed input', () => {
  const broken = [Number.NaN, -1, '3', null, undefined, {}] as never[];
  for (const role of broken) expect(decidePermission({ role: 1 }, viewer(role)).open).toBe(false);
  for (const permissions of [null, undefined, 'seat:assign', [null], [42]] as never[])
    expect(decidePermission({ permission: 'seat:assign' }, { role: 1, permissions }).open).toBe(false);
  expect(decidePermission({ role: Number.NaN }, viewer(3)).open).toBe(false);
});

test('more permission never closes: a higher role or a further permission keeps open what was open', () => {
  const name = fc.constantFrom('seat:assign', 'seat:*', 'order:list', '*');
  const need: fc.Arbitrary<Need> = fc.record(
    { role: fc.nat(3), permission: fc.array(fc.constantFrom('seat:assign', 'order:list'), { minLength: 1 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(need, fc.nat(3), fc.array(name), name, (needed, role, permissions, further) => {
      if (!decidePermission(needed, viewer(role, ...permissions)).open) return;
      expect(decidePermission(needed, viewer(role + 1, ...permissions)).open).toBe(true);
      expect(decidePermission(needed, viewer(role, ...permissions, further)).open).toBe(true);
    }),
  );
});

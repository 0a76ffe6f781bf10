import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import type { auth } from './auth.ts';
import {
  type BodyOf,
  type Caller,
  type CheckedBodyOf,
  type CheckedQueryOf,
  call,
  isForStaff,
  isOnce,
  isWrite,
  permissionOf,
  type QueryOf,
  type RefusalOf,
  rolesFor,
} from './call.ts';
import type { TransportCode } from './codes.ts';
import type { freight } from './freight.ts';

test('a call has types for its input and for the request on the server', () => {
  type Select = typeof freight.selectSailings;
  expectTypeOf<QueryOf<Select>['sort']>().toEqualTypeOf<
    | 'departure'
    | 'transit'
    | '20GP'
    | '40GP'
    | '40HQ'
    | 'total'
    | 'freeDays'
    | 'co2'
    | 'reliability'
    | undefined
  >();
  expectTypeOf<CheckedQueryOf<Select>['page']>().toEqualTypeOf<number>();
  expectTypeOf<BodyOf<Select>>().toEqualTypeOf<undefined>();
  expectTypeOf<CheckedBodyOf<typeof auth.login>['loginPortal']>().toEqualTypeOf<1 | 2>();
  expectTypeOf<QueryOf<typeof auth.login>>().toEqualTypeOf<undefined>();
});

test('a call stores its caller and its refusals', () => {
  expectTypeOf<(typeof auth.login)['caller']>().toEqualTypeOf<'visitor'>();
  expectTypeOf<(typeof auth.logout)['caller']>().toEqualTypeOf<'member'>();
  expectTypeOf<RefusalOf<typeof freight.selectSailings>>().toEqualTypeOf<TransportCode | 'notFound'>();
  expectTypeOf<RefusalOf<typeof auth.logout>>().toEqualTypeOf<TransportCode>();
});

test.each<[Caller, boolean, readonly string[], string | null]>([
  ['anyone', false, [], null],
  ['visitor', false, [], null],
  ['member', false, [], null],
  ['member:order:buy', false, [], 'order:buy'],
  ['staff', true, [], null],
  ['staff:finance', true, ['finance'], null],
  ['staff:admin|editor', true, ['admin', 'editor'], null],
])(
  'a call of %s is for staff: %s, of the roles %j, with the permission %s',
  (caller, ofStaff, roles, permission) => {
    expect([isForStaff({ caller }), rolesFor({ caller }), permissionOf(caller)]).toEqual([
      ofStaff,
      roles,
      permission,
    ]);
  },
);

test.each([
  ['a read', { method: 'GET' }, false, false],
  ['a read with an effect', { method: 'GET', effect: true }, false, true],
  ['a write', { method: 'POST' }, true, true],
] as const)('%s', (_, more, write, once) => {
  const spec = {
    path: '/order/list',
    summary: 'Orders.',
    caller: 'member',
    data: v.null(),
    ...more,
  } as const;
  const declared = call(spec);
  expect(declared).toBe(spec);
  expect([isWrite(declared), isOnce(declared)]).toEqual([write, once]);
});

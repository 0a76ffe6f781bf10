import { expectTypeOf, test } from 'vitest';
import type { auth } from './auth.ts';
import type { BodyOf, CheckedBodyOf, CheckedQueryOf, QueryOf, RefusalOf } from './call.ts';
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

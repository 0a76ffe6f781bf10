import { expectTypeOf, test } from 'vitest';
import type { auth } from './auth.ts';
import type { BodyOf, CheckedBodyOf, CheckedQueryOf, QueryOf } from './call.ts';
import type { freight } from './freight.ts';

test('a call types what goes in and what the server receives', () => {
  type Select = typeof freight.selectSailings;
  expectTypeOf<QueryOf<Select>['sort']>().toEqualTypeOf<
    'departure' | 'transit' | '20GP' | '40GP' | '40HQ' | undefined
  >();
  expectTypeOf<CheckedQueryOf<Select>['page']>().toEqualTypeOf<number>();
  expectTypeOf<BodyOf<Select>>().toEqualTypeOf<undefined>();
  expectTypeOf<CheckedBodyOf<typeof auth.login>['loginPortal']>().toEqualTypeOf<1 | 2>();
  expectTypeOf<QueryOf<typeof auth.login>>().toEqualTypeOf<undefined>();
});

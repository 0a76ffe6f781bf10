import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CheckedQueryOf, DataOf, QueryOf } from './call.ts';
import { listCall } from './listCall.ts';
import { listing } from './listing.ts';

const select = listCall({
  path: '/vessel/selectPage',
  summary: 'Vessels.',
  caller: 'anyone',
  scope: { flag: v.string() },
  listing: listing({
    sorts: { name: 'asc', built: 'desc' },
    filters: {
      type: { kind: 'choice', values: [3, 6] },
      size: { kind: 'choices', values: [1, 2, 3] },
      delivered: { kind: 'days' },
    },
    keyword: 10,
  }),
  row: v.object({ imo: v.string() }),
  more: { updatedAt: v.nullable(v.string()) },
});
const parse = (query: object) => v.safeParse(select.query ?? v.never(), query);

describe('a list as a call', () => {
  it('fills in missing values', () => {
    expect(parse({ flag: 'LR' }).output).toEqual({
      flag: 'LR',
      page: 1,
      limit: 10,
      sort: 'name',
      order: 'asc',
      keyword: '',
    });
  });

  it('sorts in the direction in which the sort starts', () => {
    expect(parse({ flag: 'LR', sort: 'built' }).output).toMatchObject({ order: 'desc' });
    expect(parse({ flag: 'LR', sort: 'built', order: 'asc' }).output).toMatchObject({ order: 'asc' });
  });

  it('reads digits as written in an address', () => {
    expect(parse({ flag: 'LR', type: '6', page: '2', limit: '50' }).output).toMatchObject({
      type: 6,
      page: 2,
      limit: 50,
    });
  });

  it('takes several values, split by commas or separate', () => {
    expect(parse({ flag: 'LR', size: '1,3' }).output).toMatchObject({ size: [1, 3] });
    expect(parse({ flag: 'LR', size: [2] }).output).toMatchObject({ size: [2] });
  });

  it.each([
    ['no scope', {}],
    ['another sort', { flag: 'LR', sort: 'length' }],
    ['another value', { flag: 'LR', type: 4 }],
    ['a value among several', { flag: 'LR', size: '1,9' }],
    ['a day that is none', { flag: 'LR', deliveredFrom: 'yesterday' }],
    ['a long keyword', { flag: 'LR', keyword: '12345678901' }],
    ['another size', { flag: 'LR', limit: 11 }],
    ['an entry that nobody declared', { flag: 'LR', colour: 'red' }],
  ])('refuses %s', (_, query) => {
    expect(parse(query).success).toBe(false);
  });

  it('has the types of its listing', () => {
    expectTypeOf<QueryOf<typeof select>['flag']>().toEqualTypeOf<string>();
    expectTypeOf<CheckedQueryOf<typeof select>['sort']>().toEqualTypeOf<'name' | 'built'>();
    expectTypeOf<CheckedQueryOf<typeof select>['type']>().toEqualTypeOf<3 | 6 | undefined>();
    expectTypeOf<CheckedQueryOf<typeof select>['size']>().toEqualTypeOf<readonly (1 | 2 | 3)[] | undefined>();
    expectTypeOf<CheckedQueryOf<typeof select>['deliveredTo']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<CheckedQueryOf<typeof select>['keyword']>().toEqualTypeOf<string>();
    expectTypeOf<DataOf<typeof select>['rows'][number]>().toEqualTypeOf<{ imo: string }>();
    expectTypeOf<DataOf<typeof select>['updatedAt']>().toEqualTypeOf<string | null>();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Filters } from './filterRows.ts';
import { changedQuery, matchKey, type TableQuery, tableQuery } from './tableQuery.ts';

const codec = tableQuery({
  sorts: ['departure', 'price'],
  filters: { vessel: 'text', routing: 'choice', price: 'range', made: 'days' },
  defaults: { sort: { column: 'departure', direction: 'ascending' } },
});
const start: TableQuery = {
  page: 1,
  size: 10,
  sort: { column: 'departure', direction: 'ascending' },
  search: '',
  filters: {},
};
const read = (address: string) => codec.read(new URLSearchParams(address));

describe('an address', () => {
  test.each<[string, Partial<TableQuery>]>([
    ['', {}],
    ['page=3&size=30', { page: 3, size: 30 }],
    ['sort=-price', { sort: { column: 'price', direction: 'descending' } }],
    ['sort=', { sort: null }],
    ['q=ocean+one', { search: 'ocean one' }],
    ['vessel=pacific', { filters: { vessel: { kind: 'text', contains: 'pacific' } } }],
    [
      'routing=direct&routing=transfer',
      { filters: { routing: { kind: 'choice', values: ['direct', 'transfer'] } } },
    ],
    ['price=1000..2000', { filters: { price: { kind: 'range', from: 1000, to: 2000 } } }],
    ['price=..2000', { filters: { price: { kind: 'range', from: undefined, to: 2000 } } }],
    ['made=2026-11-01..', { filters: { made: { kind: 'days', from: '2026-11-01', to: undefined } } }],
  ])('"%s" is read and written back as it was', (address, change) => {
    const query = { ...start, ...change };
    expect(read(address)).toEqual(query);
    expect(codec.write(query).toString()).toBe(address);
  });

  test.each([
    ['a page before the first', 'page=-1'],
    ['a page that is no number', 'page=x'],
    ['a size nobody offers', 'size=7'],
    ['a column that does not sort', 'sort=vessel'],
    ['a range of words', 'price=cheap..dear'],
    ['a range of three', 'price=1..2..3'],
    ['an empty choice', 'routing='],
    ['a day that does not exist', 'made=2026-02-30..soon'],
  ])('with %s says nothing', (_, address) => {
    expect(read(address)).toEqual(start);
  });

  test('keeps what other parts of the page put there', () => {
    const around = new URLSearchParams('week=2026-W48&page=4');
    expect(codec.write({ ...start, page: 2 }, around).toString()).toBe('week=2026-W48&page=2');
    expect(codec.write(start, around).toString()).toBe('week=2026-W48');
  });

  test('keeps two tables of one page apart', () => {
    const orders = tableQuery({ prefix: 'orders.' });
    const params = orders.write({ ...start, sort: null, page: 5 }, new URLSearchParams('page=2'));
    expect(params.toString()).toBe('page=2&orders.page=5');
    expect([read(params.toString()).page, orders.read(params).page]).toEqual([2, 5]);
  });
});

test('a filter that is called like something else of the address is set apart', () => {
  const pages = tableQuery({ filters: { page: 'range' } });
  const params = pages.write({
    ...start,
    sort: null,
    page: 2,
    filters: { page: { kind: 'range', from: 3 } },
  });
  expect(params.toString()).toBe('filter.page=3..&page=2');
  expect(pages.read(params)).toMatchObject({ page: 2, filters: { page: { from: 3 } } });
});

test('whatever is written reads the same', () => {
  const text = fc.string({ maxLength: 60 });
  const filters = fc
    .record({
      vessel: fc.record({ kind: fc.constant('text' as const), contains: text }),
      routing: fc.record({
        kind: fc.constant('choice' as const),
        values: fc.uniqueArray(text.filter((value) => value !== '')),
      }),
      price: fc.record({
        kind: fc.constant('range' as const),
        from: fc.option(fc.integer(), { nil: undefined }),
        to: fc.option(fc.integer(), { nil: undefined }),
      }),
    })
    .map((all): Filters => all);
  const query = fc.record({
    page: fc.integer({ min: 1, max: 1e6 }),
    size: fc.constantFrom(10, 20, 30, 50),
    sort: fc.option(
      fc.record({
        column: fc.constantFrom('departure', 'price'),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
    ),
    search: text,
    filters,
  });
  fc.assert(
    fc.property(query, (query) => {
      const address = codec.write(query).toString();
      const readQuery = read(address);
      expect(codec.write(readQuery).toString()).toBe(codec.write(read(address)).toString());
      expect({ ...readQuery, filters: {} }).toEqual({ ...query, filters: {} });
      expect(matchKey(readQuery)).toBe(matchKey(query));
    }),
  );
});

describe('a change', () => {
  const third = { ...start, page: 3 };
  test.each<[string, Partial<TableQuery>, number]>([
    ['of the sort starts again', { sort: null }, 1],
    ['of a filter starts again', { filters: {} }, 1],
    ['of the size keeps the first row in sight', { size: 20 }, 2],
    ['of the page goes there', { page: 9 }, 9],
  ])('%s', (_, change, page) => {
    expect(changedQuery(third, change).page).toBe(page);
  });
});

test('which rows match does not depend on their order or page', () => {
  const filters = {
    vessel: { kind: 'text', contains: 'a' },
    routing: { kind: 'choice', values: ['direct'] },
  } as const;
  const { vessel, routing } = filters;
  const key = matchKey({ ...start, filters });
  expect(matchKey({ ...start, filters: { routing, vessel } })).toBe(key);
  expect(matchKey({ ...start, filters: { vessel } })).not.toBe(key);
  expect(matchKey({ ...start, search: 'x', filters })).not.toBe(key);
});

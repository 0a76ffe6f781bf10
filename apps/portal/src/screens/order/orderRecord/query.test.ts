import { order } from '@fairway/gateway/contract/order';
import { changedQuery } from '@fairway/ui/table-query';
import { parse } from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { addressOf, callOf, cleared, isNarrowed, readQuery, tabOf, withTab } from './query.ts';

const read = (address: string) => readQuery(new URLSearchParams(address));
const schema = order.selectPage.query;
const asked = (address: string) => schema && parse(schema, callOf(read(address)));

describe('the address of the orders', () => {
  it.each([
    '/orderRecord',
    '/orderRecord?status=2',
    '/orderRecord?q=2026&status=3&made=2026-11-01..2026-11-20&sort=-amount&page=2&size=30',
    '/orderRecord?sort=createdAt',
  ])('%s is read as it was written', (address) => {
    expect(addressOf(read(address.split('?')[1] ?? ''))).toBe(address);
  });

  it('starts again on page one with another tab, and keeps what else narrows the orders down', () => {
    const query = read('q=77&status=2&page=3');
    expect(addressOf(changedQuery(query, { filters: withTab(query, '4') }))).toBe(
      '/orderRecord?q=77&status=4',
    );
    expect(addressOf(changedQuery(query, { filters: withTab(query, 'all') }))).toBe('/orderRecord?q=77');
  });

  it('is cleared of all but its tab', () => {
    expect(addressOf(cleared(read('q=77&status=2&made=2026-11-01..&page=3&size=20')))).toBe(
      '/orderRecord?status=2&size=20',
    );
    expect(isNarrowed(read('status=2&page=3&sort=amount'))).toBe(false);
    expect(isNarrowed(read('made=..2026-11-20'))).toBe(true);
  });
});

test.each([
  ['', { page: 1, limit: 10, sort: 'createdAt', order: 'desc', keyword: '' }],
  ['status=2&page=3&size=50', { page: 3, limit: 50, status: 2 }],
  ['sort=amount', { sort: 'amount', order: 'asc' }],
  ['made=2026-11-01..', { createdFrom: '2026-11-01' }],
  ['q=%202026%201120%20', { keyword: '2026 1120' }],
])('?%s asks for %o', (address, expected) => {
  expect(asked(address)).toMatchObject(expected);
});

test.each([
  'status=9',
  'status=2%20or%201=1',
  'page=9007199254740991',
  'size=7',
  'sort=tenantId',
  `q=${'9'.repeat(300)}`,
  'q=%00%0a',
  'made=2026-02-31..x',
])('?%s, typed by hand, still asks for something', (address) => {
  expect(asked(address)).toMatchObject({ sort: 'createdAt', order: 'desc' });
  expect(tabOf(read(address))).toBe('all');
});

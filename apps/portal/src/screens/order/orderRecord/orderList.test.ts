import { changedListing } from '@fairway/gateway/contract/listAddress';
import { expect, it } from 'vitest';
import { orderList, statusIn, tabOf } from './orderList.ts';

const now = new Date('2026-11-20T04:00:00Z');
const read = (address: string) => orderList.read(new URLSearchParams(address), now);

it('starts again on page one in another tab, and keeps what else narrows the orders down', () => {
  const query = read('keyword=77&status=2&page=3');
  const inTab = (tab: string) => orderList.addressOf(changedListing(query, statusIn(tab)));
  expect(inTab('4')).toBe('/orderRecord?status=4&keyword=77');
  expect(inTab('all')).toBe('/orderRecord?keyword=77');
});

it('is cleared of all but its tab and its order', () => {
  const query = read('keyword=77&status=2&createdFrom=2026-11-01&page=3&limit=20&sort=amount');
  expect(orderList.addressOf(orderList.cleared(query))).toBe('/orderRecord?status=2&sort=amount&limit=20');
});

it('is not narrowed down by its tab, page or order', () => {
  expect(orderList.isNarrowed(read('status=2&page=3&sort=amount'))).toBe(false);
  expect(orderList.isNarrowed(read('createdTo=2026-11-20'))).toBe(true);
});

it.each([
  ['', 'all'],
  ['status=2', '2'],
  ['status=9', 'all'],
  ['status=2%20or%201=1', 'all'],
])('?%s stands in tab %s', (address, tab) => {
  expect(tabOf(read(address))).toBe(tab);
});

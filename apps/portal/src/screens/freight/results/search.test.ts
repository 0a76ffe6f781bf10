import { changedListing } from '@fairway/gateway/contract/listAddress';
import { describe, expect, it } from 'vitest';
import { resultsAddress, sailings } from './search.ts';

const today = new Date('2026-11-18T04:00:00Z');
const read = (address: string) => sailings.read(new URLSearchParams(address), today);

describe('the address of the results', () => {
  it('starts with this week, by departure, everything shown', () => {
    expect(read('origin=CNSHA&destination=USLAX')).toEqual({
      origin: 'CNSHA',
      destination: 'USLAX',
      week: '2026-W47',
      sort: 'departure',
      order: 'asc',
      routing: 'all',
      page: 1,
      limit: 10,
    });
  });

  it('comes back the same after being written', () => {
    const search = read(
      'origin=CNSHA&destination=USLAX&week=2026-W53&sort=40HQ&order=desc&routing=direct&page=3&limit=50',
    );
    expect(read(resultsAddress(search).split('?')[1] ?? '')).toEqual(search);
  });

  it('leaves out default values', () => {
    expect(resultsAddress(read('origin=cnsha&destination=uslax'))).toBe(
      '/shipPriceInfo?origin=CNSHA&destination=USLAX&week=2026-W47',
    );
  });

  it.each([
    ['page=-1', { page: 1 }],
    ['page=1e9', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['limit=11', { limit: 10 }],
    ['sort=__proto__', { sort: 'departure' }],
    ['order=up', { order: 'asc' }],
    ['week=2025-W53', { week: '2026-W47' }],
    ['origin=%27%20OR', { origin: null }],
    ['origin=cnsha', { origin: 'CNSHA' }],
    ['origin=CNSHA&destination=cnsha', { origin: 'CNSHA', destination: null }],
  ])('mends %s', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it('returns to page one when something else changes', () => {
    const third = read('origin=CNSHA&destination=USLAX&page=3');
    expect(changedListing(third, { routing: 'direct' }).page).toBe(1);
    expect(changedListing(third, { page: 4 }).page).toBe(4);
  });
});

import { describe, expect, it, test } from 'vitest';
import {
  changedListing,
  clearedListing,
  isNarrowed,
  matchOf,
  readListing,
  writeListing,
} from './listAddress.ts';
import { listing } from './listing.ts';

const vessels = listing({
  sorts: { name: 'asc', built: 'desc' },
  filters: {
    type: { kind: 'choice', values: [3, 6, 7] },
    fleet: { kind: 'choice', values: ['all', 'own'], standard: 'all' },
    flag: { kind: 'choices', values: ['LR', 'PA', 'CN'] },
    delivered: { kind: 'days' },
  },
  keyword: 10,
});
const read = (address: string) => readListing(vessels, new URLSearchParams(address));
const write = (address: string) => writeListing(vessels, read(address)).toString();

describe('the address of a list', () => {
  it('without entries requests the first page by the first sort', () => {
    expect(read('')).toEqual({ page: 1, limit: 10, sort: 'name', order: 'asc', keyword: '', fleet: 'all' });
  });

  it.each([
    '',
    'type=6',
    'flag=LR%2CCN',
    'fleet=own&deliveredFrom=2026-01-01&deliveredTo=2026-11-20&keyword=ever&sort=built&order=asc&page=2&limit=50',
    'order=desc',
  ])('%s is read as it was written', (address) => {
    expect(write(address)).toBe(address);
  });

  it('leaves out default values', () => {
    expect(write('page=1&limit=10&sort=built&order=desc&fleet=all&keyword=')).toBe('sort=built');
  });

  it('keeps the parameters around the list', () => {
    const around = new URLSearchParams('week=2026-W48&page=7');
    expect(writeListing(vessels, read('type=3'), around).toString()).toBe('week=2026-W48&type=3');
  });

  it.each([
    ['page=-1', { page: 1 }],
    ['page=1e9', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['limit=11', { limit: 10 }],
    ['sort=__proto__', { sort: 'name', order: 'asc' }],
    ['order=up', { order: 'asc' }],
    ['fleet=theirs', { fleet: 'all' }],
    ['flag=CN,xx,LR', { flag: ['LR', 'CN'] }],
    ['keyword=%20a%00b%0a', { keyword: 'a b' }],
    ['keyword=12345678901', { keyword: '1234567890' }],
  ])('mends %s', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it.each(['type=9', 'flag=xx', 'type=3%20or%201=1', 'deliveredFrom=2026-02-31x', 'deliveredTo=2026-13-01'])(
    'forgets %s',
    (address) => {
      expect(read(address)).toEqual(read(''));
    },
  );
});

test('a change starts again on page one, except for another size, which keeps the first row visible', () => {
  const third = read('page=3&limit=20');
  expect(changedListing(third, { type: 6 })).toMatchObject({ page: 1, limit: 20, type: 6 });
  expect(changedListing(third, { limit: 10 })).toMatchObject({ page: 5, limit: 10 });
  expect(changedListing(third, { page: 4 })).toMatchObject({ page: 4 });
});

test('page, size and order do not change which rows match', () => {
  const query = read('type=6&page=3&limit=20&sort=built');
  expect(matchOf(vessels, query)).toBe(matchOf(vessels, read('type=6')));
  expect(matchOf(vessels, query)).not.toBe(matchOf(vessels, read('type=7')));
  expect(isNarrowed(vessels, query)).toBe(true);
  expect(isNarrowed(vessels, clearedListing(vessels, query))).toBe(false);
  expect(clearedListing(vessels, query)).toMatchObject({ page: 1, limit: 20, sort: 'built', order: 'desc' });
});

import { describe, expect, it } from 'vitest';
import { productionAddress } from './address.ts';
import { readBasket } from './basket.ts';

const one = '01942f5e-0000-7000-8000-000000000001';
const two = '01942f5e-0000-7000-8000-000000000002';
const read = (query: string) => readBasket(new URLSearchParams(query));

describe('the basket in the address', () => {
  it.each([
    { routes: [], months: 3, seats: 0, renew: false },
    { routes: [one, two], months: 12, seats: 5, renew: false },
    { routes: [two], months: 1, seats: 0, renew: true },
  ] as const)('is read as it was written: %j', (basket) => {
    const [, query = ''] = productionAddress(basket).split('?');
    expect(read(query)).toEqual(basket);
  });

  it('leaves out what makes no sense', () => {
    expect(read(`routes=${one},${one},<script>,&months=2`)).toEqual({
      routes: [one],
      months: 3,
      seats: 0,
      renew: false,
    });
  });

  it.each([
    ['', 0],
    ['seats=0', 0],
    ['seats=500', 500],
    ['seats=501', null],
    ['seats=9999', null],
    ['seats=-1', null],
    ['seats=2.5', null],
    ['seats=1e9', null],
    ['seats=0x10', null],
    ['seats=', null],
    ['seats=-', null],
  ])('reads no other number of seats than the one that is written: %s', (query, seats) => {
    expect(read(query).seats).toBe(seats);
    expect(read(productionAddress(read(query)).split('?')[1] ?? '').seats).toBe(seats);
  });
});

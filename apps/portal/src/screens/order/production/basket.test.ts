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
    expect(read(`routes=${one},${one},<script>,&months=2&seats=-1`)).toEqual({
      routes: [one],
      months: 3,
      seats: 0,
      renew: false,
    });
    expect(read('seats=1e9').seats).toBe(0);
    expect(read('seats=2.5').seats).toBe(0);
  });
});

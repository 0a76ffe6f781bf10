import { expect, it } from 'vitest';
import { bookingWeek } from '../../../features/search/bookingWeek.ts';
import { head } from './head.ts';
import { sailings } from './search.ts';

const addressOf = (query: string) => {
  const search = sailings.read(new URLSearchParams(query), new Date());
  return head({ data: { search } }).address;
};

it('search engines are told one address of a lane, whichever week it shows by itself', () => {
  expect(addressOf('')).toBe('/shipPriceInfo');
  const lane = 'origin=CNSHA&destination=USLAX';
  expect(addressOf(lane)).toBe(`/shipPriceInfo?${lane}`);
  expect(addressOf(`${lane}&week=${bookingWeek(new Date())}`)).toBe(`/shipPriceInfo?${lane}`);
  // Another requested week is a separate page.
  expect(addressOf(`${lane}&week=2020-W10`)).toBe(undefined);
});

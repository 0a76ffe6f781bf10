import type { WeekPrice } from '@fairway/gateway/contract/freight';
import { sampleWeekPrices } from '@fairway/gateway/mock';
import { expect, it } from 'vitest';
import { bookingWeek } from '../../../features/search/bookingWeek.ts';
import { head } from './head.ts';
import { sailings } from './search.ts';

const addressOf = (query: string) => {
  const search = sailings.read(new URLSearchParams(query), new Date());
  return head({ data: { search, weeks: null } }).address;
};

it('gives search engines one address for a lane, whichever week it shows by default', () => {
  expect(addressOf('')).toBe('/shipPriceInfo');
  const lane = 'origin=CNSHA&destination=USLAX';
  expect(addressOf(lane)).toBe(`/shipPriceInfo?${lane}`);
  expect(addressOf(`${lane}&week=${bookingWeek(new Date())}`)).toBe(`/shipPriceInfo?${lane}`);
  // Another requested week is a separate page.
  expect(addressOf(`${lane}&week=2020-W10`)).toBe(undefined);
});

it('a route whose first bookable week is another one is named by that', () => {
  const search = sailings.read(
    new URLSearchParams('origin=CNSHA&destination=USLAX&week=2027-W02'),
    new Date(),
  );
  const weekOf = (week: string, bookable: number) =>
    ({ ...sampleWeekPrices()[0], week, bookable }) as WeekPrice;
  const named = (weeks: WeekPrice[]) => head({ data: { search, weeks } }).address;
  expect(named([weekOf('2027-W01', 0), weekOf('2027-W02', 3)])).toBe(
    '/shipPriceInfo?origin=CNSHA&destination=USLAX',
  );
  expect(named([weekOf('2027-W01', 1), weekOf('2027-W02', 3)])).toBe(undefined);
});

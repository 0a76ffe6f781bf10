import { expect, it } from 'vitest';
import { portInfoAddress, readRegion } from './address.ts';

it.each([
  ['group=EUR', { group: 'EUR' }, '/wikipedia/harbourInfo?group=EUR'],
  ['country=de', { country: 'DE' }, '/wikipedia/harbourInfo?country=DE'],
  ['group=EUR&country=DE', { group: 'EUR' }, '/wikipedia/harbourInfo?group=EUR'],
  ['group=atlantis', {}, '/wikipedia/harbourInfo'],
  ['', {}, '/wikipedia/harbourInfo'],
])('%j asks for %j, at %s', (query, region, address) => {
  expect(readRegion(new URLSearchParams(query))).toEqual(region);
  expect(portInfoAddress(readRegion(new URLSearchParams(query)))).toBe(address);
});

import { expect, it } from 'vitest';
import { readRegulation, regulationAddress } from './address.ts';

it.each([
  ['maritime-code', {}, '/wikipedia/regulationDetail?slug=maritime-code'],
  ['maritime-code', { anchor: 'article-42' }, '/wikipedia/regulationDetail?slug=maritime-code#article-42'],
  ['port-law', { keyword: 'a b' }, '/wikipedia/regulationDetail?slug=port-law&keyword=a+b'],
])('%s with %j is at %s, and is read as it was written', (slug, place, address) => {
  expect(regulationAddress(slug, place)).toBe(address);
  const read = readRegulation(new URL(address, 'http://localhost').searchParams);
  expect(read).toEqual({ slug, keyword: 'keyword' in place ? place.keyword : '' });
});

it.each(['', 'slug=', 'slug=../x', `slug=${'a'.repeat(61)}`])('%j names no law', (query) => {
  expect(readRegulation(new URLSearchParams(query))).toBeNull();
});

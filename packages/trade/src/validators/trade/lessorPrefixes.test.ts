import { expect, test } from 'vitest';
import { carrierFormats } from './carrierFormats.ts';

// Owner letters of leased boxes. A carrier that uses such a box does not own its letters.
test.each([
  ['TCNU', 'Triton'],
  ['SEGU', 'Seaco'],
])('the letters %s of %s belong to no carrier', (prefix) => {
  const owners = carrierFormats.filter(({ boxPrefixes }) => boxPrefixes.split(' ').includes(prefix));
  expect(owners.map(({ code }) => code)).toEqual([]);
});

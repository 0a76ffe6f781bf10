import { expect, test } from 'vitest';
import { type Incoterm, incotermFacts, incoterms, payerOf, usualTerms } from './incoterms.ts';

test.each([
  ['EXW', 'buyer', 'buyer', 'buyer', 'collect'],
  ['FCA', 'buyer', 'buyer', 'buyer', 'collect'],
  ['FAS', 'seller', 'buyer', 'buyer', 'collect'],
  ['FOB', 'seller', 'buyer', 'buyer', 'collect'],
  ['CFR', 'seller', 'seller', 'buyer', 'prepaid'],
  ['CIF', 'seller', 'seller', 'buyer', 'prepaid'],
  ['CPT', 'seller', 'seller', 'buyer', 'prepaid'],
  ['CIP', 'seller', 'seller', 'buyer', 'prepaid'],
  ['DAP', 'seller', 'seller', 'seller', 'prepaid'],
  ['DPU', 'seller', 'seller', 'seller', 'prepaid'],
  ['DDP', 'seller', 'seller', 'seller', 'prepaid'],
] as const)('%s: the %s pays at origin, the %s the freight, the %s at destination, usually %s', (...row) => {
  const [term, origin, freight, destination, terms] = row;
  expect([payerOf(term, 'origin'), payerOf(term, 'freight'), payerOf(term, 'destination')]).toEqual([
    origin,
    freight,
    destination,
  ]);
  expect(usualTerms(term)).toBe(terms);
});

test('without a term no payer is named, and freight is prepaid', () => {
  expect([payerOf(null, 'freight'), usualTerms(null)]).toEqual([null, 'prepaid']);
});

test('a side that the seller pays is never followed back to the buyer', () => {
  const later = { origin: 'freight', freight: 'destination' } as const;
  for (const term of incoterms)
    for (const side of ['origin', 'freight'] as const)
      if (payerOf(term, side) === 'buyer') expect(payerOf(term, later[side])).toBe('buyer');
});

test('the sellers of CIF and CIP insure, and only FAS does not fit containers', () => {
  const where = (matches: (term: Incoterm) => boolean) => incoterms.filter(matches);
  expect(where((term) => incotermFacts[term].sellerInsures)).toEqual(['CIF', 'CIP']);
  expect(where((term) => incotermFacts[term].fit === 'unfit')).toEqual(['FAS']);
  expect(where((term) => incotermFacts[term].fit === 'usual')).toEqual(['FOB', 'CFR', 'CIF']);
  const instead = incoterms.filter((term) => incotermFacts[term].instead !== null);
  expect(instead.map((term) => `${incotermFacts[term].instead} for ${term}`)).toEqual([
    'FCA for FAS',
    'FCA for FOB',
    'CPT for CFR',
    'CIP for CIF',
  ]);
  const fitting = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
  expect(where((term) => incotermFacts[term].fit === 'fits')).toEqual(fitting);
});

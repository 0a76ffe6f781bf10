import { listing } from '../listing.ts';

/** Laws, regulations of the State Council, interpretations of the court, international conventions. */
export const regulationKinds = ['law', 'regulation', 'interpretation', 'convention'] as const;

/** Laws and conventions by title. */
export const regulationListing = listing({
  sorts: { order: 'asc', version: 'desc' },
  filters: { kind: { kind: 'choice', values: regulationKinds } },
  keyword: 60,
});

/** Articles that hold every word of the keyword. */
export const articleListing = listing({
  sorts: { order: 'asc' },
  filters: { kind: { kind: 'choice', values: regulationKinds } },
  keyword: 60,
});

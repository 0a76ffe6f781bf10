import { listing } from '../listing.ts';

/** Alliances on the east-west lanes, and carriers of none. */
export const alliances = ['Gemini', 'Ocean', 'Premier', 'none'] as const;

/** Carriers. A keyword is part of a name, a code, or a prefix of their containers. */
export const carrierListing = listing({
  sorts: { sailings: 'desc', name: 'asc' },
  filters: { alliance: { kind: 'choice', values: alliances } },
  keyword: 40,
});

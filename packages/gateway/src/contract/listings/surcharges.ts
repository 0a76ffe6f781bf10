import { listing } from '../listing.ts';

/**
 * Surcharges by whether they are charged today. A keyword is words of carriers, ports or charges, or their codes:
 * `COSU CNSHA THC`, `上海 燃油`.
 */
export const surchargeListing = listing({
  sorts: { lane: 'asc', carrier: 'asc', charge: 'asc', from: 'desc', to: 'asc' },
  filters: {
    state: { kind: 'choice', values: ['now', 'coming', 'ended'], standard: 'now' },
    side: { kind: 'choices', values: ['origin', 'freight', 'destination'] },
    basis: { kind: 'choices', values: ['CTN', 'BL', 'PCT'] },
    /** Invented, or imported by staff. */
    source: { kind: 'choice', values: ['file', 'sample'] },
  },
  keyword: 60,
});

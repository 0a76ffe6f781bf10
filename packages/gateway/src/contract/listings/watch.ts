import { listing } from '../listing.ts';

export const watchStates = ['running', 'paused'] as const;

/** The watches of an account, the newest first. */
export const watchListing = listing({
  sorts: { added: 'desc', fired: 'desc' },
  filters: { state: { kind: 'choice', values: watchStates } },
});

import { listing } from '../listing.ts';

/** `received`, `handling`, `quoted` are under way; `done` and `withdrawn` are over. */
export const intentionStates = ['received', 'handling', 'quoted', 'done', 'withdrawn'] as const;
export type IntentionState = (typeof intentionStates)[number];

/** A reader's own intentions. A keyword is any part of a number or of the goods; days are those of China's time. */
export const ownIntentionListing = listing({
  sorts: { createdAt: 'desc', premium: 'desc' },
  filters: { state: { kind: 'choice', values: intentionStates }, created: { kind: 'days' } },
  keyword: 40,
});

/**
 * The queue of requests for cover: open ones unless another state is requested. A keyword matches any part of a number
 * or a name.
 */
export const intentionListing = listing({
  sorts: { createdAt: 'asc', premium: 'desc' },
  filters: {
    stage: { kind: 'choice', values: ['open', ...intentionStates], standard: 'open' },
    assigned: { kind: 'choice', values: ['me', 'nobody'] },
  },
  keyword: 40,
});

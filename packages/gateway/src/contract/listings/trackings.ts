import { trackingKinds } from '@fairway/trade';
import { listing } from '../listing.ts';

/** On the way, with a change of plan, arrived, and without news yet. */
export const trackingGroups = ['moving', 'changed', 'arrived', 'waiting'] as const;

/**
 * The watched numbers of a member: those that need attention first, then by arrival. A keyword is part of a number, a
 * ship or a port.
 */
export const trackingListing = listing({
  sorts: { attention: 'asc', arrival: 'asc', added: 'desc' },
  filters: {
    group: { kind: 'choice', values: trackingGroups },
    kind: { kind: 'choice', values: trackingKinds },
  },
  keyword: 40,
});

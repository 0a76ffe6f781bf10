import { listing } from '../listing.ts';

export const notificationKinds = ['watch', 'certification', 'transfer', 'invoice'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The notifications of an account, the newest first. */
export const notificationListing = listing({
  sorts: { created: 'desc' },
  filters: { kind: { kind: 'choice', values: notificationKinds } },
});

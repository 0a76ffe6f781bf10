import * as v from 'valibot';
import { call } from './call.ts';
import { listCall } from './listCall.ts';
import { notificationListing } from './listings/notification.ts';
import { currency, id, instant } from './shapes.ts';
import { watchReasonShape } from './watchShapes.ts';

const inBoth = v.object({ zh: v.string(), en: v.string() });
/** Why staff sent something back; null where they did not. */
const returnReason = v.nullable(inBoth);

/** Why a member is notified, as data, so that the site shows it in the language of its reader. */
export const notificationReason = v.variant('kind', [
  v.object({
    kind: v.literal('watch'),
    watchId: id,
    /** The route or the tracked number. */
    about: inBoth,
    /** Of the times in the reason. */
    zone: v.string(),
    /** Of the totals in the reason. */
    currency,
    /** Vessel and voyage; null for a tracked number. */
    sailingName: v.nullable(v.string()),
    /** The first of the reports. */
    reason: watchReasonShape,
    /** Number of further reports of the same watch from the same run. */
    more: v.number(),
  }),
  v.object({
    kind: v.literal('certification'),
    subject: v.picklist(['personal', 'company']),
    step: v.picklist(['passed', 'returned', 'amountSent']),
  }),
  v.object({
    kind: v.literal('transfer'),
    orderNo: v.string(),
    step: v.picklist(['confirmed', 'sentBack']),
    reason: returnReason,
  }),
  v.object({
    kind: v.literal('invoice'),
    orderNo: v.string(),
    step: v.picklist(['issued', 'sentBack']),
    reason: returnReason,
  }),
]);
export type NotificationReason = v.InferOutput<typeof notificationReason>;

export const notificationRow = v.object({
  id,
  reason: notificationReason,
  /** Path and query of the page that proves it, on this site. */
  link: v.string(),
  createdAt: instant,
  readAt: v.nullable(instant),
});
export type NotificationRow = v.InferOutput<typeof notificationRow>;

/** Notifications marked in one call at most. */
const mostMarked = 100;

/** Number of unread notifications of every kind; 100 means 100 or more. */
const unread = v.pipe(v.number(), v.integer());
const unreadNow = v.object({ unread });

/** Notifications of a member, stored for 180 days. */
export const notification = {
  selectPage: listCall({
    path: '/notification/selectPage',
    summary: "The caller's notifications, the newest first.",
    caller: 'member',
    listing: notificationListing,
    row: notificationRow,
    more: { unread },
  }),
  selectUnread: call({
    method: 'GET',
    path: '/notification/selectUnread',
    summary: 'The number of unread notifications of the caller, up to 100.',
    caller: 'member',
    data: unreadNow,
  }),
  markRead: call({
    method: 'POST',
    path: '/notification/markRead',
    summary: "Marks some of the caller's notifications as read. Removed ones are ignored.",
    caller: 'member',
    body: v.strictObject({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostMarked)) }),
    data: unreadNow,
    refusals: ['notFound'],
  }),
  markAllRead: call({
    method: 'POST',
    path: '/notification/markAllRead',
    summary: 'Marks a notification of the caller and all older ones as read. Newer ones stay unread.',
    caller: 'member',
    body: v.strictObject({ newestId: id }),
    data: unreadNow,
    refusals: ['notFound'],
  }),
} as const;

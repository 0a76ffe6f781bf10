import * as v from 'valibot';
import { call } from './call.ts';
import { carrierCode, trackedRow, trackingDetail, trackingKind, typedNumber } from './cargoTrackingShapes.ts';
import { carrierBrief } from './freight.ts';
import { listCall } from './listCall.ts';
import { trackingListing } from './listings/trackings.ts';
import { id, nothing } from './shapes.ts';

export * from './cargoTrackingShapes.ts';

/** Numbers that can be added, refreshed or removed at once. */
export const mostAtOnce = 50;

const likely = v.object({ carrier: carrierBrief, percent: v.number() });

/** The outcome for one number that was to be added. */
export const addOutcome = v.object({
  /** As it was typed. */
  typed: v.string(),
  number: v.string(),
  outcome: v.picklist(['added', 'alreadyWatched', 'malformed', 'carrierNeeded', 'full']),
  /** Name of the rule that it breaks, where it is malformed. */
  rule: v.nullable(v.string()),
  /** The watched number, where there is one now. */
  id: v.nullable(id),
});
export type AddOutcome = v.InferOutput<typeof addOutcome>;

const someIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostAtOnce));

export const cargoTracking = {
  selectGuide: call({
    method: 'GET',
    path: '/cargoTracking/selectGuide',
    summary:
      "Whom a number can be asked of, three sample numbers to try, and how often the caller's own numbers were of which carrier.",
    caller: 'anyone',
    query: v.strictObject({}),
    data: v.object({
      carriers: v.array(carrierBrief),
      samples: v.array(v.object({ number: v.string(), kind: trackingKind })),
      /** Of the last 90 days. */
      own: v.array(v.object({ code: v.string(), count: v.number() })),
      /** Whether the caller is logged in; only members watch numbers. */
      member: v.boolean(),
      /** Whether the caller has an email that can receive changes. */
      mailable: v.boolean(),
    }),
  }),
  guess: call({
    method: 'GET',
    path: '/cargoTracking/guess',
    summary: 'What kind of number one is, and which carriers it may be of, in percent.',
    caller: 'anyone',
    query: v.strictObject({ number: typedNumber, kind: v.optional(trackingKind) }),
    data: v.object({ number: v.string(), kinds: v.array(trackingKind), carriers: v.array(likely) }),
  }),
  selectSample: call({
    method: 'GET',
    path: '/cargoTracking/selectSample',
    summary: 'One of the sample numbers in full, for visitors too.',
    caller: 'anyone',
    query: v.strictObject({ number: typedNumber }),
    data: trackingDetail,
    refusals: ['notFound'],
  }),
  add: call({
    method: 'POST',
    path: '/cargoTracking/add',
    summary:
      'Watches up to 50 numbers at once; each has its own outcome, and a wrong one keeps none of the others out.',
    caller: 'member',
    body: v.strictObject({
      numbers: v.pipe(
        v.array(
          v.strictObject({
            number: typedNumber,
            kind: v.optional(trackingKind),
            carrier: v.optional(carrierCode),
          }),
        ),
        v.minLength(1),
        v.maxLength(mostAtOnce),
      ),
    }),
    data: v.object({ outcomes: v.array(addOutcome) }),
  }),
  selectPage: listCall({
    path: '/cargoTracking/selectPage',
    summary: 'Numbers that the caller watches: what needs a look first, then by arrival.',
    caller: 'member',
    listing: trackingListing,
    row: trackedRow,
    more: {
      counts: v.object({
        all: v.number(),
        moving: v.number(),
        changed: v.number(),
        arrived: v.number(),
        waiting: v.number(),
      }),
    },
  }),
  detail: call({
    method: 'GET',
    path: '/cargoTracking/detail',
    summary: 'One watched number: its events, how its arrival moved, and the way drawn.',
    caller: 'member',
    query: v.strictObject({ id }),
    data: trackingDetail,
    refusals: ['notFound'],
  }),
  refresh: call({
    method: 'POST',
    path: '/cargoTracking/refresh',
    summary:
      'Asks the carriers about some numbers now rather than at their next turn; not twice within a minute.',
    caller: 'member',
    body: v.strictObject({ ids: someIds }),
    data: v.object({
      outcomes: v.array(v.object({ id, outcome: v.picklist(['asked', 'tooSoon', 'notFound']) })),
    }),
    refusals: ['notFound'],
  }),
  remove: call({
    method: 'POST',
    path: '/cargoTracking/remove',
    summary: 'No longer watches some numbers, and forgets what was told of them.',
    caller: 'member',
    body: v.strictObject({ ids: someIds }),
    data: v.object({ removed: v.array(id) }),
    refusals: ['notFound'],
  }),
  setNotify: call({
    method: 'POST',
    path: '/cargoTracking/setNotify',
    summary: "Switches the email about one number on or off; it goes to the caller's own address.",
    caller: 'member',
    body: v.strictObject({ id, notify: v.boolean() }),
    data: nothing,
    refusals: ['notFound', 'emailNeeded'],
  }),
} as const;

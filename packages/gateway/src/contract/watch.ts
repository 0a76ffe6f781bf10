import { watchKinds, watchLimits } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { port } from './harbour.ts';
import { listCall } from './listCall.ts';
import { watchListing } from './listings/watch.ts';
import { movingTime } from './sailingHistory.ts';
import { id, instant, nothing } from './shapes.ts';
import { shipmentQuery } from './shipmentCost.ts';

const limit = v.pipe(v.number(), v.integer(), v.minValue(watchLimits.least), v.maxValue(watchLimits.most));
const percent = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(watchLimits.leastPercent),
  v.maxValue(watchLimits.mostPercent),
);

const days = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(watchLimits.leastDays),
  v.maxValue(watchLimits.mostDays),
);

/** `limit` is in minor units of the shipment's currency. */
export const watchCondition = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['totalUnder', 'totalOver']), limit }),
  v.strictObject({ kind: v.literal('totalMoved'), percent }),
  /** Of the carrier's sailings on the route, with at least twenty calls in 90 days. */
  v.strictObject({ kind: v.literal('reliabilityUnder'), percent }),
  v.strictObject({ kind: v.literal('priceOld'), days }),
  v.strictObject({
    kind: v.picklist(['cutOffMoved', 'departureMoved', 'sailingDropped', 'sailingAdded', 'newCarrier']),
  }),
]);

/** The channels of a watch's reports: always in the list, also by an email at once, or by one on weekdays at 9:00. */
export const watchDeliveries = ['list', 'atOnce', 'digest'] as const;
export type WatchDelivery = (typeof watchDeliveries)[number];

const conditions = v.pipe(
  v.array(watchCondition),
  v.minLength(1),
  v.maxLength(watchKinds.length),
  v.check((each) => new Set(each.map(({ kind }) => kind)).size === each.length),
);
/** A zone that this runtime knows. Runtimes list different names of one zone, so a list of names would refuse some. */
const zone = v.pipe(v.string(), v.maxLength(60), v.check(isZone));

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The reader's choices for a watch. */
const choices = {
  conditions,
  shipment: v.strictObject(shipmentQuery),
  delivery: v.picklist(watchDeliveries),
  /** Of the emails. */
  language: v.picklist(['zh', 'en']),
  /** The reader's, for the email of 9:00. */
  zone,
};

export const watchRow = v.object({
  id,
  origin: port,
  destination: port,
  /** Null for a watch on the whole route. */
  sailing: v.nullable(v.object({ id, name: v.string() })),
  conditions: v.array(watchCondition),
  shipment: v.object(shipmentQuery),
  delivery: v.picklist(watchDeliveries),
  paused: v.boolean(),
  addedAt: instant,
  firings: v.number(),
  lastFiredAt: v.nullable(instant),
});
export type WatchRow = v.InferOutput<typeof watchRow>;

const moved = { from: instant, to: instant };

/** Why a watch fired, with the values before and after. Totals are in minor units of the shipment's currency. */
export const watchReasonShape = v.variant('kind', [
  v.object({
    kind: v.picklist(['totalUnder', 'totalOver', 'totalMoved']),
    from: v.nullable(v.number()),
    to: v.number(),
  }),
  v.object({ kind: v.literal('departureMoved'), ...moved }),
  v.object({
    kind: v.literal('cutOffMoved'),
    moves: v.array(v.object({ code: movingTime, ...moved })),
  }),
  v.object({ kind: v.picklist(['sailingDropped', 'sailingAdded', 'newCarrier']) }),
  v.object({ kind: v.literal('priceOld'), days: v.number(), pricedAt: instant }),
  v.object({
    kind: v.literal('reliabilityUnder'),
    percent: v.number(),
    reliability: v.number(),
    carrierCode: v.string(),
  }),
]);

export const watchFiring = v.object({
  id,
  reason: watchReasonShape,
  /** Vessel and voyage. */
  sailingName: v.string(),
  /** Null where the sailing was cancelled since. */
  sailingId: v.nullable(id),
  firedAt: instant,
});
export type WatchFiring = v.InferOutput<typeof watchFiring>;

/** Watches of a reader: their conditions and their reports. */
export const watch = {
  selectPage: listCall({
    path: '/watch/selectPage',
    summary: "The caller's watches, the newest first.",
    caller: 'member',
    listing: watchListing,
    row: watchRow,
  }),
  selectWatch: call({
    method: 'GET',
    path: '/watch/selectWatch',
    summary: "One of the caller's watches with its last hundred firings, the newest first.",
    caller: 'member',
    query: v.strictObject({ id }),
    data: v.object({ watch: watchRow, firings: v.array(watchFiring) }),
    refusals: ['notFound'],
  }),
  add: call({
    method: 'POST',
    path: '/watch/add',
    summary:
      'Watches a route, or one sailing of it. The same watch of the same account is stored once. Needs the subscription of the route.',
    caller: 'member',
    body: v.strictObject({
      origin: portCode,
      destination: portCode,
      /** Null watches every sailing of the route. */
      sailingId: v.nullable(id),
      ...choices,
    }),
    data: watchRow,
    refusals: [
      'notFound',
      'subscriptionRequired',
      'watchLimit',
      'watchSailingGone',
      'watchShipmentMissing',
      'watchRouteOnly',
    ],
  }),
  change: call({
    method: 'POST',
    path: '/watch/change',
    summary: 'Changes what a watch reports, and how.',
    caller: 'member',
    body: v.strictObject({ id, ...choices }),
    data: watchRow,
    refusals: ['notFound', 'watchShipmentMissing', 'watchRouteOnly'],
  }),
  setPaused: call({
    method: 'POST',
    path: '/watch/setPaused',
    summary: 'Pauses a watch, or resumes it. What changes during a pause is never reported.',
    caller: 'member',
    body: v.strictObject({ id, paused: v.boolean() }),
    data: watchRow,
    refusals: ['notFound'],
  }),
  remove: call({
    method: 'POST',
    path: '/watch/remove',
    summary: 'Deletes a watch with its history.',
    caller: 'member',
    body: v.strictObject({ id }),
    data: nothing,
    refusals: ['notFound'],
  }),
} as const;

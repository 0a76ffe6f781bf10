import { trackedDayKinds, trackedDays, trackedKinds, watchKinds, watchLimits } from '@fairway/trade';
import * as v from 'valibot';
import { port } from './harbour.ts';
import { movingTime } from './sailingHistory.ts';
import { day, id, instant } from './shapes.ts';
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

/** Of a watch on a route or a sailing; `limit` is in minor units of the shipment's currency. */
const routeConditions = [
  v.strictObject({ kind: v.picklist(['totalUnder', 'totalOver']), limit }),
  v.strictObject({ kind: v.literal('totalMoved'), percent }),
  /** Of the carrier's sailings on the route, with at least twenty calls in 90 days. */
  v.strictObject({ kind: v.literal('reliabilityUnder'), percent }),
  v.strictObject({ kind: v.literal('priceOld'), days }),
  v.strictObject({
    kind: v.picklist(['cutOffMoved', 'departureMoved', 'sailingDropped', 'sailingAdded', 'newCarrier']),
  }),
] as const;

const trackedDayCount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(trackedDays.least),
  v.maxValue(trackedDays.most),
);

/** Of a watch on a tracked number. */
const trackedConditions = [
  v.strictObject({ kind: v.picklist(trackedDayKinds), days: trackedDayCount }),
  v.strictObject({ kind: v.picklist(['rolled', 'customsHold', 'discharged']) }),
] as const;

export const watchCondition = v.variant('kind', [...routeConditions, ...trackedConditions]);

/** The channels of a watch's reports: always in the list, also by an email at once, or by one on weekdays at 9:00. */
export const watchDeliveries = ['list', 'atOnce', 'digest'] as const;
export type WatchDelivery = (typeof watchDeliveries)[number];

const conditionsOfRoute = v.pipe(
  v.array(v.variant('kind', [...routeConditions])),
  v.minLength(1),
  v.maxLength(watchKinds.length),
  v.check((conditions) => isEachOnce(conditions)),
);
const conditionsOfNumber = v.pipe(
  v.array(v.variant('kind', [...trackedConditions])),
  v.minLength(1),
  v.maxLength(trackedKinds.length),
  v.check((conditions) => isEachOnce(conditions)),
);

function isEachOnce(conditions: readonly { readonly kind: string }[]): boolean {
  return new Set(conditions.map(({ kind }) => kind)).size === conditions.length;
}

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

/** The reader's choices for every watch. */
const shared = {
  delivery: v.picklist(watchDeliveries),
  /** Of the emails. */
  language: v.picklist(['zh', 'en']),
  /** The reader's, for the email of 9:00. */
  zone,
};
export const routeChoices = {
  conditions: conditionsOfRoute,
  shipment: v.strictObject(shipmentQuery),
  ...shared,
};
export const numberChoices = { conditions: conditionsOfNumber, ...shared };

/** A route, one of its sailings by vessel and voyage, or a tracked number. */
export const watchTarget = v.variant('kind', [
  v.object({ kind: v.literal('route'), origin: port, destination: port }),
  v.object({ kind: v.literal('sailing'), origin: port, destination: port, id, name: v.string() }),
  /** `zone` is that of the port of discharge, UTC while it is unknown. */
  v.object({ kind: v.literal('number'), id, number: v.string(), zone: v.string() }),
]);
export type WatchTarget = v.InferOutput<typeof watchTarget>;

export const watchRow = v.object({
  id,
  target: watchTarget,
  conditions: v.array(watchCondition),
  /** Empty for a number. */
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
  v.object({ kind: v.literal('arrivalMoved'), ...moved }),
  v.object({ kind: v.picklist(['rolled', 'customsHold']) }),
  v.object({ kind: v.literal('discharged'), at: instant }),
  v.object({
    kind: v.literal('freeTimeEnds'),
    charge: v.picklist(['combined', 'demurrage', 'storage']),
    /** The last free day, at the port of discharge. */
    last: day,
  }),
  v.object({ kind: v.literal('noMovement'), days: v.number(), since: instant }),
]);

export const watchFiring = v.object({
  id,
  reason: watchReasonShape,
  /** Vessel and voyage; null for a tracked number. */
  sailingName: v.nullable(v.string()),
  /** Null where the sailing was cancelled since, and for a tracked number. */
  sailingId: v.nullable(id),
  firedAt: instant,
});
export type WatchFiring = v.InferOutput<typeof watchFiring>;

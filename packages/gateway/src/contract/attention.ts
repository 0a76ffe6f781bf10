import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { priceAccess, sailing } from './freight.ts';
import { port } from './harbour.ts';
import { listCall } from './listCall.ts';
import { listing } from './listing.ts';
import { attentionListing } from './listings/attention.ts';
import { boxPrices, day, id, instant, money, portTime, week } from './shapes.ts';
import { costAccess, shipmentCost, shipmentQuery } from './shipmentCost.ts';

/** A route that an account follows. */
export const attentionShape = v.object({ id, origin: port, destination: port, followedAt: instant });
export type Attention = v.InferOutput<typeof attentionShape>;

/** A sailing of a followed route with the cost of the query's shipment; null without one. */
const comingSailing = v.object({ ...sailing.entries, cost: v.nullable(shipmentCost) });
export type ComingSailing = v.InferOutput<typeof comingSailing>;

const newestFirst = listing({ sorts: { followedAt: 'desc' }, filters: {} });

/** A row of the followed routes. */
const followedLane = v.object({
  attention: attentionShape,
  /** The first week with a sailing that can still be booked. */
  week,
  /** Of the sailings that can still be booked. */
  nextDeparture: v.nullable(portTime),
  /** Sailings of the week. */
  sailings: v.number(),
  prices: v.nullable(boxPrices),
  /** 40HQ change against the week before, in percent; null when unknown. */
  change: v.nullable(v.number()),
  /** The same change in minor units of the price's currency; null when unknown. */
  moved: v.nullable(v.number()),
  /** The lowest total of the query's shipment in the week; null without one, and where every total lacks a part. */
  total: v.nullable(money),
  /** `freight`: the total is of the ocean freight alone. */
  costAccess,
});
export type FollowedLane = v.InferOutput<typeof followedLane>;

/** The offers of a lane in one week. */
const laneWeek = v.object({
  week,
  /** Its Monday. */
  from: day,
  sailings: v.number(),
  /** Lowest price of each box type; null where nothing was quoted, or where the caller may not see prices. */
  prices: v.nullable(boxPrices),
  /** The lowest total of the query's shipment, of all sailings in a past week; null without one. */
  total: v.nullable(money),
});
export type LaneWeek = v.InferOutput<typeof laneWeek>;

export const attention = {
  selectAttentionList: listCall({
    path: '/attention/selectAttentionList',
    summary: 'Lanes the caller follows, newest first.',
    caller: 'member',
    listing: newestFirst,
    row: attentionShape,
  }),
  selectShippingRateByAttention: listCall({
    path: '/attention/selectShippingRateByAttention',
    summary:
      'Followed routes, each with the lowest prices of its bookable week, the lowest total of a shipment, and its next departure.',
    caller: 'member',
    scope: shipmentQuery,
    listing: attentionListing,
    row: followedLane,
    more: {
      /** The bookable week of most rows. */
      week,
      access: priceAccess,
      /** True while any of the prices is sample data. */
      sample: v.boolean(),
    },
  }),
  selectAttention: call({
    method: 'GET',
    path: '/attention/selectAttention',
    summary: 'Whether the caller follows a route; visitors follow none.',
    caller: 'anyone',
    query: v.strictObject({ origin: portCode, destination: portCode }),
    data: v.object({ followed: v.boolean() }),
  }),
  selectAttentionDetail: call({
    method: 'GET',
    path: '/attention/selectAttentionDetail',
    summary:
      'One route, followed or not: twelve weeks of its lowest prices, its coming sailings, the cheapest and the quickest.',
    caller: 'member',
    query: v.strictObject({ origin: portCode, destination: portCode, ...shipmentQuery }),
    data: v.object({
      origin: port,
      destination: port,
      /** Null if the caller does not follow the route. */
      attention: v.nullable(attentionShape),
      access: priceAccess,
      /** Of totals; `freight` is of the ocean freight alone. */
      costAccess,
      /** The first week with a sailing that can still be booked. */
      week,
      /** Twelve weeks, the last of them `week`. */
      weeks: v.array(laneWeek),
      /** 40HQ change against the week before, as in the list. */
      change: v.nullable(v.number()),
      moved: v.nullable(v.number()),
      /** Sailings that can still be booked, the first to leave first. */
      coming: v.array(comingSailing),
      /** Among those: the lowest total of the shipment, or 40HQ price without one, and the shortest way. */
      cheapest: v.nullable(comingSailing),
      quickest: v.nullable(comingSailing),
      updatedAt: v.nullable(instant),
      sample: v.boolean(),
    }),
    refusals: ['notFound'],
  }),
  addOrUpdateAttention: call({
    method: 'POST',
    path: '/attention/addOrUpdateAttention',
    summary: 'Follows a route, or stops following it. Saying it twice changes nothing.',
    caller: 'member',
    body: v.strictObject({ origin: portCode, destination: portCode, followed: v.boolean() }),
    data: v.object({ followed: v.boolean(), attention: v.nullable(attentionShape) }),
    refusals: ['notFound', 'attentionLimit'],
  }),
} as const;

import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { carrierBrief, priceAccess } from './freight.ts';
import { port, portBrief } from './harbour.ts';
import { boxPrices, boxType, day, instant, oneOf, week } from './shapes.ts';

/** The available lengths of the market's history, in weeks. */
export const marketWeeks = [8, 12] as const;

/** One route's reference prices by week, as shares of that of the base week. */
const laneIndex = v.object({
  origin: portBrief,
  destination: portBrief,
  /** One for each week: 100 is the lowest price of the base week; null where nothing was quoted in it or in the base week. */
  index: v.array(v.nullable(v.number())),
});
export type LaneIndex = v.InferOutput<typeof laneIndex>;

export const market = v.object({
  origin: port,
  destination: port,
  /** Monday of each week, the oldest first, and the number of ships of the route that departed in it. */
  weeks: v.array(v.object({ week, from: day, sailings: v.number() })),
  /** The requested route, then the busiest others. */
  lanes: v.array(laneIndex),
  /** The week that is 100 on every route: the first in which all of them are quoted. Null where none is. */
  baseWeek: v.nullable(week),
  access: priceAccess,
  /** Lowest prices of the last week; null until the caller may see prices. */
  prices: v.nullable(boxPrices),
  /** Sailings of all the weeks by days at sea, from the quickest to the slowest; days between without any included. */
  transit: v.array(v.object({ days: v.number(), sailings: v.number() })),
  /** Sailings of all the weeks by carrier, the most first. */
  carriers: v.array(v.object({ carrier: carrierBrief, sailings: v.number() })),
  updatedAt: v.nullable(instant),
  sample: v.boolean(),
});
export type Market = v.InferOutput<typeof market>;

export const dataChart = {
  selectMarket: call({
    method: 'GET',
    path: '/dataChart/selectMarket',
    summary:
      'A route over weeks: its reference price, as an index, against the busiest routes; departures, transit days, carriers.',
    caller: 'anyone',
    query: v.strictObject({
      origin: portCode,
      destination: portCode,
      weeks: v.optional(oneOf(marketWeeks), 12),
      boxType: v.optional(boxType, '40HQ'),
    }),
    data: market,
    refusals: ['notFound'],
  }),
} as const;

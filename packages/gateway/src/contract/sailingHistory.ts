import { follows, day as realDay } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { carrierBrief } from './freight.ts';
import { port, portBrief } from './harbour.ts';
import { boxPrices, boxType, day, id, instant, money, portTime } from './shapes.ts';

/** Times that move: the departure, the arrival, and the cut-offs by their DCSA codes. */
export const movingTime = v.picklist([
  'departure',
  'arrival',
  'ECP',
  'EFC',
  'AFC',
  'DCO',
  'VCO',
  'CUA',
  'FCO',
  'PCO',
]);
export type MovingTime = v.InferOutput<typeof movingTime>;

/** Changes of a schedule or a price that one import can bring. */
const changeKinds = [
  'slipped',
  'broughtForward',
  'portAdded',
  'portOmitted',
  'portChanged',
  'cutOffMoved',
  'priceMoved',
] as const;

/** The difference of a sailing from the schedule that was published first. */
export const sailingException = v.picklist([...changeKinds, 'priceOld']);
export type SailingException = v.InferOutput<typeof sailingException>;

/** One value before and after an import; null where it was not published. */
const valueChange = v.variant('kind', [
  v.object({
    kind: v.literal('time'),
    time: movingTime,
    from: v.nullable(portTime),
    to: v.nullable(portTime),
  }),
  v.object({ kind: v.literal('price'), box: boxType, from: v.nullable(money), to: v.nullable(money) }),
  v.object({ kind: v.literal('transitPort'), from: v.nullable(portBrief), to: v.nullable(portBrief) }),
  v.object({
    kind: v.literal('freeDays'),
    of: v.picklist(['demurrage', 'detention']),
    from: v.nullable(v.number()),
    to: v.nullable(v.number()),
  }),
]);
export type ValueChange = v.InferOutput<typeof valueChange>;

const sailingVersion = v.object({
  recordedAt: instant,
  /** Import of the desk, or sample data. */
  source: v.picklist(['import', 'sample']),
  /** False for the version that first listed the sailing. */
  changed: v.boolean(),
  changes: v.array(valueChange),
});
export type SailingVersion = v.InferOutput<typeof sailingVersion>;

/** A time that moved at least once, against its first value. */
const move = v.object({
  time: movingTime,
  times: v.number(),
  first: portTime,
  /** Day of the first value, at the port of loading. */
  firstDay: day,
  now: portTime,
});
export type SailingMove = v.InferOutput<typeof move>;

/** A sailing as it was at the end of an earlier day. */
const pastSailing = v.object({
  day,
  departure: portTime,
  arrival: portTime,
  transitPort: v.nullable(portBrief),
  cutOffs: v.array(v.object({ time: movingTime, at: portTime })),
  prices: boxPrices,
});
export type PastSailing = v.InferOutput<typeof pastSailing>;

/** Schedule reliability. The three numbers are null while there are too few calls. */
const scheduleScore = v.object({
  /** Sailings that departed or were cancelled in the period. */
  calls: v.number(),
  from: day,
  to: day,
  /** Percent that departed within a day of the departure published first. */
  reliability: v.nullable(v.number()),
  /** Percent whose departure, SI cut-off and CY cut-off never changed. */
  stability: v.nullable(v.number()),
  /** Hours between the departure published first and the last one, on average. */
  shiftHours: v.nullable(v.number()),
});
export type ScheduleScore = v.InferOutput<typeof scheduleScore>;

export const sailingChanges = v.object({
  /** First day of the history, at the port of loading; null while nothing was recorded. */
  since: v.nullable(day),
  /** Zone of the port of loading, whose calendar days the history uses. */
  zone: v.string(),
  /** The vessel that an import replaced by this one. */
  formerVessel: v.nullable(v.string()),
  exceptions: v.array(sailingException),
  moves: v.array(move),
  /** The newest first. */
  versions: v.array(sailingVersion),
  /** Null unless `asOf` names a day within the history. */
  past: v.nullable(pastSailing),
  /** Of the carrier on this route, and of all carriers on it. */
  scores: v.object({ carrier: scheduleScore, route: scheduleScore }),
});
export type SailingChanges = v.InferOutput<typeof sailingChanges>;

/** The effects of a new version of a schedule on a shipper. */
export const routeEventKind = v.picklist(['cancelled', 'vesselChanged', ...changeKinds]);
export type RouteEventKind = v.InferOutput<typeof routeEventKind>;

const routeEvent = v.object({
  kind: routeEventKind,
  recordedAt: instant,
  /** Null for a cancelled sailing. */
  sailingId: v.nullable(id),
  carrier: carrierBrief,
  vessel: v.string(),
  voyage: v.string(),
  departure: portTime,
  /** The vessel that was replaced. */
  formerVessel: v.nullable(v.string()),
});
export type RouteEvent = v.InferOutput<typeof routeEvent>;

export const routeChanges = v.object({
  origin: port,
  destination: port,
  /** Of all carriers on the route. */
  score: scheduleScore,
  /** The carrier with the most calls first. */
  carriers: v.array(v.object({ carrier: carrierBrief, score: scheduleScore })),
  /** Of the last 30 days, the newest first. */
  events: v.array(routeEvent),
  sample: v.boolean(),
});
export type RouteChanges = v.InferOutput<typeof routeChanges>;

export const sailingHistory = {
  selectChanges: call({
    method: 'GET',
    path: '/sailingHistory/selectChanges',
    summary:
      'Every recorded change of one sailing with its former values, and the sailing as it was on an earlier day. Needs a subscription or trial of the route.',
    caller: 'member',
    query: v.strictObject({ id, asOf: v.optional(v.pipe(day, follows(realDay))) }),
    data: sailingChanges,
    refusals: ['notFound', 'subscriptionRequired'],
  }),

  selectRouteChanges: call({
    method: 'GET',
    path: '/sailingHistory/selectRouteChanges',
    summary:
      'How well each carrier kept its schedules on a route in 90 days, and what changed on it within 30 days.',
    caller: 'member',
    query: v.strictObject({ origin: portCode, destination: portCode }),
    data: routeChanges,
    refusals: ['notFound'],
  }),
} as const;

import { trackingKinds, trackingNumberLength } from '@fairway/trade';
import * as v from 'valibot';
import { carrierBrief, importFreeTime } from './freight.ts';
import { portBrief } from './harbour.ts';
import { id, instant, portTime } from './shapes.ts';

export const trackingKind = v.picklist(trackingKinds);

/** A number as typed: the server removes spaces and hyphens and changes the case. */
export const typedNumber = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const carrierCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}$/));

/**
 * Data being acquired; the carrier has no record; known and not departed; under way; arrived; done, which is when the
 * empty box is back.
 */
export const trackingState = v.picklist(['asking', 'unknown', 'planned', 'sailing', 'arrived', 'done']);
export type TrackingState = v.InferOutput<typeof trackingState>;

/** Deviations from the plan: a day or more late, moved to a later ship, held by customs, carrier does not answer. */
export const trackingException = v.picklist(['late', 'rolled', 'hold', 'away']);
export type TrackingException = v.InferOutput<typeof trackingException>;

/** PLN planned, EST expected, ACT happened. */
export const classifier = v.picklist(['PLN', 'EST', 'ACT']);

/** Codes of DCSA, and of documents what holds or frees a box. */
export const trackingEventNames = [
  'CONF',
  'PICK',
  'STUF',
  'GTIN',
  'INSP',
  'LOAD',
  'DEPA',
  'ARRI',
  'DISC',
  'HOLD',
  'RELS',
  'AVPU',
  'GTOT',
  'STRP',
  'AVDO',
  'DROP',
  'RSEA',
  'RMVD',
] as const;

/** The cause of a moved date; `other` if the carrier uses its own words, or names none. */
export const delayCause = v.picklist(['weather', 'congestion', 'rolled', 'connection', 'customs', 'other']);
export type DelayCause = v.InferOutput<typeof delayCause>;

export const trackedRow = v.object({
  id,
  number: v.pipe(v.string(), v.maxLength(trackingNumberLength)),
  kind: trackingKind,
  /** The carrier that is queried; null while it is unknown. */
  carrier: v.nullable(carrierBrief),
  state: trackingState,
  exception: v.nullable(trackingException),
  /** `40HQ` in the notation of the trade; null if the carrier does not report it. */
  boxType: v.nullable(v.string()),
  /** Containers of a bill or a booking. */
  boxes: v.number(),
  /** The next state that some of its containers reached already, and how many; the row shows the least advanced one. */
  ahead: v.nullable(v.object({ state: v.picklist(['sailing', 'arrived', 'done']), count: v.number() })),
  vessel: v.nullable(v.object({ name: v.string(), imo: v.nullable(v.string()), voyage: v.string() })),
  origin: v.nullable(portBrief),
  destination: v.nullable(portBrief),
  plannedDeparture: v.nullable(portTime),
  departure: v.nullable(portTime),
  plannedArrival: v.nullable(portTime),
  /** The expected time, or the actual one. */
  arrival: v.nullable(portTime),
  /** Hours that the arrival is later than planned; below zero earlier. */
  shiftHours: v.nullable(v.number()),
  /** From 0 at the first event to 1 at the arrival. */
  progress: v.number(),
  /** The port where it waits for its next ship. */
  waitingAt: v.nullable(portBrief),
  /** The time of the carrier's last response, and of the next query; null if it is no longer queried. */
  askedAt: v.nullable(instant),
  nextAskAt: v.nullable(instant),
  /** Whether an email is sent when its state changes. */
  notify: v.boolean(),
  addedAt: instant,
  /** True if the response is from a sandbox carrier. */
  sample: v.boolean(),
});
export type TrackedRow = v.InferOutput<typeof trackedRow>;

export const trackingEvent = v.object({
  key: v.string(),
  what: v.picklist(trackingEventNames),
  port: v.nullable(portBrief),
  /** Terminal, depot or yard, as the carrier names it. */
  facility: v.nullable(v.string()),
  plannedAt: v.nullable(portTime),
  /** When it happened or is expected. */
  at: v.nullable(portTime),
  classifier,
  /** Hours later than planned. */
  shiftHours: v.nullable(v.number()),
  vessel: v.nullable(v.object({ name: v.string(), imo: v.nullable(v.string()), voyage: v.string() })),
  source: v.picklist(['carrier', 'terminal', 'customs', 'depot']),
  /** The containers it is about, where that is not all of them. */
  containers: v.array(v.string()),
  /** The carrier no longer lists it, as after a change of destination. */
  superseded: v.boolean(),
});
export type TrackingEvent = v.InferOutput<typeof trackingEvent>;

/** The tracking status of one container of a bill. */
export const trackedContainer = v.object({
  number: v.pipe(v.string(), v.maxLength(20)),
  state: v.picklist(['planned', 'sailing', 'arrived', 'done']),
  exception: v.nullable(v.picklist(['late', 'rolled', 'hold'])),
  boxType: v.nullable(v.string()),
  /** The last thing that happened to it. */
  last: v.nullable(
    v.object({
      what: v.picklist(trackingEventNames),
      port: v.nullable(portBrief),
      at: v.nullable(portTime),
    }),
  ),
});
export type TrackedContainer = v.InferOutput<typeof trackedContainer>;

/** A forecast of the arrival, by day. */
export const arrivalSaid = v.object({
  saidAt: instant,
  arrival: portTime,
  classifier,
  cause: v.nullable(delayCause),
  /** The carrier's own words. */
  remark: v.nullable(v.string()),
});
export type ArrivalSaid = v.InferOutput<typeof arrivalSaid>;

const lines = v.array(v.array(v.tuple([v.number(), v.number()])));

export const trackingDetail = v.object({
  row: trackedRow,
  events: v.array(trackingEvent),
  /** Each container of a bill that has several; empty for one. */
  containers: v.array(trackedContainer),
  /** Of one container that was discharged at destination and has not left the terminal; empty otherwise. */
  freeTime: v.array(importFreeTime),
  /** The changes of the arrival, oldest first. */
  arrivals: v.array(arrivalSaid),
  /** The track over water, split at the estimated position of the cargo; null if its ports are unknown. */
  way: v.nullable(
    v.object({
      travelled: lines,
      ahead: lines,
      nauticalMiles: v.number(),
      milesAhead: v.number(),
      /** Ports on the way in their order, the ends included. */
      ports: v.array(v.object({ port: portBrief, lon: v.number(), lat: v.number() })),
    }),
  ),
  /** Estimated from departure and arrival while the cargo is at sea; `radius` is its uncertainty in nautical miles. */
  position: v.nullable(v.object({ lon: v.number(), lat: v.number(), radius: v.number(), at: instant })),
});
export type TrackingDetail = v.InferOutput<typeof trackingDetail>;

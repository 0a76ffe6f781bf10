import * as v from 'valibot';
import { call } from './call.ts';
import { portBrief } from './harbour.ts';
import { instant, portTime } from './shapes.ts';
import { vesselRow } from './ship.ts';

const lines = v.array(v.array(v.tuple([v.number(), v.number()])));
const stop = v.object({
  port: portBrief,
  lon: v.number(),
  lat: v.number(),
  kind: v.picklist(['departure', 'arrival']),
  time: portTime,
});

/** The position of a vessel with its source: received by AIS, or estimated from our schedule. */
export const shipPosition = v.object({
  source: v.picklist(['ais', 'schedule']),
  /** For an estimated position, now; for a received one, the time of the signal. */
  at: instant,
  lon: v.number(),
  lat: v.number(),
  /** The uncertainty, in nautical miles. */
  radius: v.number(),
  /** Knots: received by AIS, or required by the schedule; null in port. */
  speed: v.nullable(v.number()),
  /** Degrees from north. */
  course: v.nullable(v.number()),
  inPort: v.nullable(portBrief),
  /** The previous and the next call, if the schedule has them. */
  from: v.nullable(stop),
  next: v.nullable(stop),
  milesToGo: v.nullable(v.number()),
  legMiles: v.nullable(v.number()),
  travelled: lines,
  ahead: lines,
  voyage: v.nullable(v.string()),
  /** When the schedule behind it was last confirmed. */
  scheduleAt: v.nullable(instant),
  sample: v.boolean(),
});
export type ShipPosition = v.InferOutput<typeof shipPosition>;

export const shipLocation = {
  selectPosition: call({
    method: 'GET',
    path: '/shipLocation/selectPosition',
    summary:
      'Where a vessel is: as AIS heard it where that is connected, else estimated along its route from the schedule, and labelled so.',
    caller: 'anyone',
    query: v.strictObject({ imo: v.pipe(v.string(), v.regex(/^\d{7}$/)) }),
    data: v.object({
      vessel: vesselRow,
      /** Null if neither AIS nor the schedule has a position. */
      position: v.nullable(shipPosition),
      /** Calls ahead, in their order. */
      calls: v.array(stop),
    }),
    refusals: ['notFound', 'comingSoon'],
  }),
  selectAfloat: call({
    method: 'GET',
    path: '/shipLocation/selectAfloat',
    summary: 'Vessels that are at sea now by our schedules, with their estimated positions.',
    caller: 'anyone',
    query: v.strictObject({}),
    data: v.object({
      rows: v.array(
        v.object({
          imo: v.string(),
          name: v.string(),
          from: portBrief,
          to: portBrief,
          arrival: portTime,
          lon: v.number(),
          lat: v.number(),
        }),
      ),
    }),
    refusals: ['comingSoon'],
  }),
} as const;

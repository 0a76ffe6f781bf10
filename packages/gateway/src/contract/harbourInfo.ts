import { wayNames } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { carrierBrief } from './freight.ts';
import { port, portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { departureListing } from './listings/departures.ts';
import { portListing } from './listings/ports.ts';
import { day, id, portTime, week } from './shapes.ts';

/** A group of routes, or a country, with how many container ports it has. */
const portGroup = v.object({
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  ports: v.number(),
});
export type PortGroup = v.InferOutput<typeof portGroup>;

export const portRow = v.object({
  ...port.entries,
  group: portBrief,
  /** Ships that leave it with us within seven days. */
  sailings: v.number(),
});
export type PortRow = v.InferOutput<typeof portRow>;

/** Ships that call: one is counted once, however many carriers sell it to however many ports. */
const counts = { departures: v.number(), arrivals: v.number() };

/** A port as a chart shows it. */
export const portOnChart = v.object({
  ...portBrief.entries,
  lat: v.number(),
  lon: v.number(),
  /** Ships that leave it with us within seven days. */
  sailings: v.number(),
});
export type PortOnChart = v.InferOutput<typeof portOnChart>;

export const portDetail = v.object({
  port,
  /** Alternative codes and names. */
  aliases: v.array(v.string()),
  alsoKnownAs: v.array(v.string()),
  group: portBrief,
  introZh: v.string(),
  introEn: v.string(),
  /** Within seven days from now. */
  ...counts,
  direct: v.number(),
  /** Ports and countries that can be reached from here. */
  destinations: v.number(),
  countries: v.number(),
  /** Seven days of the port's own calendar, from today. */
  days: v.array(v.object({ day, ...counts })),
  /** Groups of routes on the other side, the fullest first. */
  lanes: v.array(
    v.object({
      group: portBrief,
      ...counts,
      /** Days of the quickest departure; null where there are only arrivals. */
      fastest: v.nullable(v.number()),
    }),
  ),
  /** Carriers that call, the most calls first. */
  carriers: v.array(v.object({ carrier: carrierBrief, ...counts })),
  /** For a port without a call of ours within seven days: the next one, to or from a port; null where none is ahead. */
  nextCall: v.nullable(
    v.object({
      kind: v.picklist(['departure', 'arrival']),
      time: portTime,
      vessel: v.string(),
      voyage: v.string(),
      /** In which it leaves its port of loading. */
      week,
      port: portBrief,
    }),
  ),
  /** For a port without any call with us: the nearest that has some. */
  nearest: v.nullable(v.object({ port: portBrief, nauticalMiles: v.number() })),
  sample: v.boolean(),
});
export type PortDetail = v.InferOutput<typeof portDetail>;

/** A ship's call at a port: the carriers that sell it, and the previous or next ports. */
export const shipCall = v.object({
  id,
  vessel: v.string(),
  /** Null where the ship is not in our registry. */
  imo: v.nullable(v.string()),
  voyage: v.string(),
  time: portTime,
  /** Null for an arrival. */
  portCutOff: v.nullable(portTime),
  carriers: v.array(carrierBrief),
  /** Ports on the other side, the nearest in time first. */
  ends: v.array(
    v.object({
      port: portBrief,
      /** Null when direct. */
      transitPort: v.nullable(portBrief),
      time: portTime,
      transitDays: v.number(),
      /** The week in which its sailings are listed. */
      week,
    }),
  ),
});
export type ShipCall = v.InferOutput<typeof shipCall>;

/** Canal, cape or strait that distinguishes a track; `open` if it needs no name. */
const wayName = v.picklist(wayNames);

export const seaWay = v.object({
  name: wayName,
  nauticalMiles: v.number(),
  /** Lines of [lon, lat], split where they cross the date line. */
  lines: v.array(v.array(v.tuple([v.number(), v.number()]))),
});
export type SeaWay = v.InferOutput<typeof seaWay>;

export const harbourInfo = {
  selectPage: listCall({
    path: '/harbour/selectPage',
    summary: 'Container ports by group of routes, by country or by any of their spellings.',
    caller: 'anyone',
    listing: portListing,
    row: portRow,
    more: {
      /** All ports that match, on whichever page, the busiest first. */
      chart: v.array(portOnChart),
      groups: v.array(portGroup),
      countries: v.array(portGroup),
    },
  }),
  detail: call({
    method: 'GET',
    path: '/harbour/detail',
    summary:
      'One container port: names, codes, position, and the routes, carriers and calls of the coming seven days.',
    caller: 'anyone',
    query: v.strictObject({ code: portCode }),
    data: portDetail,
    refusals: ['notFound'],
  }),
  selectCalls: listCall({
    path: '/harbour/selectCalls',
    summary:
      'Ships that leave a port, or reach it, within seven days, or on one of these days: one row each.',
    caller: 'anyone',
    scope: { code: portCode, day: v.optional(day) },
    listing: departureListing,
    row: shipCall,
    refusals: ['notFound'],
  }),
  distance: call({
    method: 'GET',
    path: '/harbour/distance',
    summary:
      'The ways over water between two ports, the shortest first: by a canal and round the cape where both exist.',
    caller: 'anyone',
    query: v.strictObject({ from: portCode, to: portCode }),
    data: v.object({ from: port, to: port, ways: v.array(seaWay) }),
    refusals: ['notFound'],
  }),
} as const;

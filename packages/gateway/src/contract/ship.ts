import * as v from 'valibot';
import { call } from './call.ts';
import { carrierBrief } from './freight.ts';
import { portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { vesselListing } from './listings/vessels.ts';
import { portTime } from './shapes.ts';

export const vesselRow = v.object({
  imo: v.string(),
  name: v.string(),
  /** 1 to 9 of the specification. */
  type: v.number(),
  /** ISO 3166 code; null where the registry names none. */
  flag: v.nullable(v.string()),
  flagZh: v.string(),
  flagEn: v.string(),
  built: v.nullable(v.number()),
  grossTonnage: v.nullable(v.number()),
  nominalTeu: v.nullable(v.number()),
});
export type VesselRow = v.InferOutput<typeof vesselRow>;

const portCall = v.object({
  port: portBrief,
  kind: v.picklist(['departure', 'arrival']),
  time: portTime,
});

export const vesselDetail = v.object({
  vessel: vesselRow,
  /** As the registry words it, `Container Ship`; null where it does not. */
  statedType: v.nullable(v.string()),
  operator: v.nullable(carrierBrief),
  /** The carrier whose name the vessel has; its current operator is unknown. */
  namedAfter: v.nullable(carrierBrief),
  callSign: v.nullable(v.string()),
  netTonnage: v.nullable(v.number()),
  deadweight: v.nullable(v.number()),
  length: v.nullable(v.number()),
  width: v.nullable(v.number()),
  maxDraft: v.nullable(v.number()),
  /** Voyages with us that are under way or ahead, each with its calls in their order. */
  voyages: v.array(v.object({ voyage: v.string(), carrier: carrierBrief, calls: v.array(portCall) })),
  sample: v.boolean(),
});
export type VesselDetail = v.InferOutput<typeof vesselDetail>;

export const ship = {
  selectPage: listCall({
    path: '/ship/selectPage',
    summary:
      'Ships of the registry by name, IMO number, type, flag, carrier, gross tonnage and year; without a match those whose name is spelled alike.',
    caller: 'anyone',
    listing: vesselListing,
    row: vesselRow,
    more: {
      /** Types that the registry has ships of. */
      types: v.array(v.object({ type: v.number(), ships: v.number() })),
      flags: v.array(
        v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string(), ships: v.number() }),
      ),
      /** No vessel has the name, and these have a similar one. */
      nearest: v.optional(v.boolean()),
      /** Carriers to filter by. */
      carriers: v.array(carrierBrief),
    },
  }),
  detail: call({
    method: 'GET',
    path: '/ship/detail',
    summary: 'One vessel: its particulars where they are known, and its recorded sailings.',
    caller: 'anyone',
    query: v.strictObject({ imo: v.pipe(v.string(), v.regex(/^\d{7}$/)) }),
    data: vesselDetail,
    refusals: ['notFound'],
  }),
} as const;

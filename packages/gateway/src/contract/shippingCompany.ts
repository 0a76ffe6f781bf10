import * as v from 'valibot';
import { call } from './call.ts';
import { departure } from './departure.ts';
import { portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { carrierListing, carrierSailingListing } from './listings/carriers.ts';
import { text } from './shapes.ts';

/** A carrier as the encyclopedia lists it. */
export const carrierRow = v.object({
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  /** Alliance on the east-west routes as of 2025; null for none. */
  alliance: v.nullable(v.string()),
  website: v.nullable(v.string()),
  /** The location of its head office. */
  seatZh: v.nullable(v.string()),
  seatEn: v.nullable(v.string()),
  /** Owner prefixes of its containers. */
  prefixes: v.array(v.string()),
  /** Its departures with us within seven days. */
  sailings: v.number(),
});
export type CarrierRow = v.InferOutput<typeof carrierRow>;

const carrierLane = v.object({
  origin: portBrief,
  destination: portBrief,
  sailings: v.number(),
  /** Days of the quickest of them. */
  fastest: v.number(),
});

/** The contact data of a carrier; null where it is not known reliably enough to publish. */
export const carrierContact = v.object({
  /** The tracking page on the carrier's own site. */
  tracking: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  fax: v.nullable(v.string()),
  email: v.nullable(v.string()),
  address: v.nullable(v.string()),
});

export const carrierDetail = v.object({
  carrier: carrierRow,
  contact: carrierContact,
  introZh: v.string(),
  introEn: v.string(),
  /** Patterns of its bill of lading and booking numbers, and how far they can be relied on. */
  billPattern: v.string(),
  bookingPattern: v.string(),
  patternConfidence: v.picklist(['high', 'medium', 'low']),
  /** Carriers of the same alliance. */
  partners: v.array(v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string() })),
  /**
   * Vessels that it operates, that have its name, or whose voyages only it sells here: their number, and the largest
   * ones.
   */
  ships: v.object({
    total: v.number(),
    rows: v.array(
      v.object({
        imo: v.string(),
        name: v.string(),
        built: v.nullable(v.number()),
        grossTonnage: v.nullable(v.number()),
      }),
    ),
  }),
  /** Its routes with departures within seven days, those with the most first. */
  lanes: v.array(carrierLane),
  sample: v.boolean(),
});
export type CarrierDetail = v.InferOutput<typeof carrierDetail>;

export const shippingCompany = {
  selectPage: listCall({
    path: '/shippingCompany/selectPage',
    summary: 'Carriers with their alliance, head office and departures of the coming seven days.',
    caller: 'anyone',
    listing: carrierListing,
    row: carrierRow,
  }),
  detail: call({
    method: 'GET',
    path: '/shippingCompany/detail',
    summary: 'One carrier: facts, number patterns, vessels that are known to be its, and routes.',
    caller: 'anyone',
    query: v.strictObject({ code: text(10) }),
    data: carrierDetail,
    refusals: ['notFound'],
  }),
  selectDepartures: listCall({
    path: '/shippingCompany/selectDepartures',
    summary: 'Departures of one carrier within seven days.',
    caller: 'anyone',
    scope: { code: text(10) },
    listing: carrierSailingListing,
    row: departure,
  }),
} as const;

import * as v from 'valibot';
import { call } from './call.ts';
import { emissionSheet, emissions, possibleWay, wayTaken } from './emissions.ts';
import { portCode } from './fields.ts';
import { port, portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { sailingListing } from './listings/sailings.ts';
import { boxPrices, boxType, day, id, instant, money, month, portTime, week } from './shapes.ts';
import { costAccess, costSheet, exchangeRate, shipmentCost, shipmentQuery } from './shipmentCost.ts';

/** `login`: log in to see prices. `open`: prices are in the row. */
export const priceAccess = v.picklist(['login', 'open']);

/** A carrier as rows show it. */
export const carrierBrief = v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string() });

/** The reason that the booking of a sailing ended: its departure, the port's cut-off or that of the documents. */
export const sailingClosed = v.picklist(['departed', 'portClosed', 'documentsClosed']);
export type SailingClosed = v.InferOutput<typeof sailingClosed>;

/** One vessel's voyage between two ports, with its reference prices. */
export const sailing = v.object({
  id,
  carrier: carrierBrief,
  vessel: v.string(),
  voyage: v.string(),
  /** SI and documents closing, 截单. */
  closing: portTime,
  /** Port cut-off, 截港. */
  portCutOff: portTime,
  departure: portTime,
  arrival: portTime,
  /** Null while it can be booked. */
  closedBy: v.nullable(sailingClosed),
  transitDays: v.number(),
  /** Null when direct. */
  transitPort: v.nullable(portBrief),
  /** Null until the caller may see prices. */
  prices: v.nullable(boxPrices),
});
export type Sailing = v.InferOutput<typeof sailing>;

/** A sailing as the calendar of its route shows it. */
export const calendarSailing = v.object({
  id,
  carrier: carrierBrief,
  vessel: v.string(),
  voyage: v.string(),
  closing: portTime,
  portCutOff: portTime,
  departure: portTime,
  closedBy: v.nullable(sailingClosed),
});
export type CalendarSailing = v.InferOutput<typeof calendarSailing>;

/** A sailing with the cost of the reader's shipment. */
export const costedSailing = v.object({
  ...sailing.entries,
  /** Null without a shipment, and until the caller may see prices. */
  cost: v.nullable(shipmentCost),
  /** Days free of demurrage and detention at the port of discharge; null where they are not known. */
  freeDays: v.object({ demurrage: v.nullable(v.number()), detention: v.nullable(v.number()) }),
  /** Null where its transit days fit no way over the sea. */
  way: v.nullable(wayTaken),
  /** Null where its way is not known. */
  emissions: v.nullable(emissions),
  /** Percent of the carrier's sailings on this route that departed within a day; null below twenty calls. */
  reliability: v.nullable(v.number()),
});
export type CostedSailing = v.InferOutput<typeof costedSailing>;

const cutOff = v.object({
  /** DCSA code: EFC, ECP, DCO, VCO, CUA, PCO, FCO, AFC. */
  code: v.picklist(['EFC', 'ECP', 'DCO', 'VCO', 'CUA', 'PCO', 'FCO', 'AFC']),
  time: portTime,
});

/** One charge in addition to the freight. */
export const surcharge = v.object({
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  /** Per box, per bill of lading, or percent of the freight. */
  basis: v.picklist(['CTN', 'BL', 'PCT']),
  side: v.picklist(['freight', 'origin', 'destination']),
  /** At the port of loading before the ship sails, or at that of discharge. */
  payable: v.picklist(['prepaid', 'collect']),
  /** Charge for each container type; for PCT the percentage is in `percent` and the amounts are computed. */
  amounts: boxPrices,
  percent: v.nullable(v.number()),
});
export type Surcharge = v.InferOutput<typeof surcharge>;

export const vesselBrief = v.object({
  imo: v.string(),
  name: v.string(),
  /** Null if the registry names none. */
  operator: v.nullable(v.string()),
  flagZh: v.string(),
  flagEn: v.string(),
  built: v.nullable(v.number()),
  callSign: v.nullable(v.string()),
  grossTonnage: v.nullable(v.number()),
  netTonnage: v.nullable(v.number()),
  deadweight: v.nullable(v.number()),
  length: v.nullable(v.number()),
  width: v.nullable(v.number()),
  maxDraft: v.nullable(v.number()),
  nominalTeu: v.nullable(v.number()),
});

/** Free time of a container at the port of discharge, by the carrier's published tariff and the public holidays there. */
export const importFreeTime = v.object({
  charge: v.picklist(['combined', 'demurrage', 'storage']),
  /** Its first day, the day of discharge; of a sailing, that of the estimated arrival. */
  start: day,
  freeDays: v.number(),
  /** The last free day; null while the public holidays that decide it are not known. */
  last: v.nullable(day),
  /** Free days on which people work; null while the public holidays are not known. */
  workedDays: v.nullable(v.number()),
  /** Among the free days, those not on a weekend. */
  holidays: v.array(v.object({ day, nameZh: v.string(), nameEn: v.string() })),
  source: v.object({ name: v.string(), link: v.string(), day }),
  sample: v.boolean(),
});
export type ImportFreeTime = v.InferOutput<typeof importFreeTime>;

/** Everything the detail page shows of a sailing. */
export const sailingDetail = v.object({
  sailing,
  origin: port,
  destination: port,
  week,
  cutOffs: v.array(cutOff),
  vessel: v.nullable(vesselBrief),
  /** The way over water, split where it crosses the date line: lines of [lon, lat]. */
  track: v.object({
    lines: v.array(v.array(v.tuple([v.number(), v.number()]))),
    nauticalMiles: v.number(),
    /** `suez`, `panama`: canals on the way. */
    via: v.array(v.string()),
  }),
  /** The way of the track; null where the transit days fit none, and the track is the shortest. */
  way: v.nullable(wayTaken),
  /** Ways between the ports, the shortest first; several where canals and capes compete. */
  ways: v.array(possibleWay),
  /** Null where the way is not known. */
  emissions: v.nullable(emissionSheet),
  /** Of the freight, also where none is quoted. */
  currency: v.picklist(['USD', 'CNY', 'EUR']),
  surcharges: v.array(surcharge),
  /** Totals by currency, never summed across currencies. */
  totals: v.array(v.object({ currency: v.picklist(['USD', 'CNY', 'EUR']), amounts: boxPrices })),
  /** The cost of the query's shipment; null without one. */
  cost: v.nullable(costSheet),
  freeDays: v.object({ demurrage: v.nullable(v.number()), detention: v.nullable(v.number()) }),
  /** For the first container of the shipment, a 40HQ without one; empty where the carrier has no tariff at the port. */
  freeTime: v.array(importFreeTime),
  remarkZh: v.string(),
  remarkEn: v.string(),
  updatedAt: instant,
  sample: v.boolean(),
});
export type SailingDetail = v.InferOutput<typeof sailingDetail>;

/** The offer of a route in one week, as an alternative to another search. */
const offer = {
  week,
  /** Sailings that can still be booked. */
  bookable: v.number(),
  /** The lowest total of the shipment, or the lowest 40HQ price without one; null where none may be seen. */
  lowest: v.nullable(money),
  /** `freight`: the total is of the ocean freight alone. */
  costAccess,
};

/** The same search by a port near one of its ends. */
export const nearbyRoute = v.object({
  ...offer,
  origin: portBrief,
  destination: portBrief,
  /** The end that differs. */
  end: v.picklist(['origin', 'destination']),
  /** Between both ports of that end, along the great circle. */
  kilometres: v.number(),
});
export type NearbyRoute = v.InferOutput<typeof nearbyRoute>;

export const otherWeek = v.object(offer);
export type OtherWeek = v.InferOutput<typeof otherWeek>;

/** The data of a refusal `subscriptionRequired`: the lane that is closed to the caller. */
export const closedLane = v.object({ seaRouteId: id, origin: portBrief, destination: portBrief });
export type ClosedLane = v.InferOutput<typeof closedLane>;

/** One week of a route in the week strip. */
export const weekPrice = v.object({
  week,
  /** Monday and Sunday of the week. */
  from: day,
  to: day,
  sailings: v.number(),
  /** The number of sailings that can still be booked: both cut-offs, documents and port, are ahead. */
  bookable: v.number(),
  /**
   * Lowest price that can still be booked for the requested container type, or the lowest total of the requested
   * shipment; null without one, or when the caller may not see prices.
   */
  lowest: v.nullable(money),
});
export type WeekPrice = v.InferOutput<typeof weekPrice>;

/** The lowest price of a week for one container, and the carrier that has it. */
export const weekLowest = v.object({ price: money, carrier: carrierBrief });

/** A cause of a changed price, with what it added in minor units. */
export const pricePart = v.variant('kind', [
  v.object({
    /** `box`: the add-on of a 40HQ to a 40GP. `carriers`: another carrier is the cheapest. */
    kind: v.picklist(['freight', 'box', 'carriers']),
    amount: v.pipe(v.number(), v.safeInteger()),
  }),
  v.object({
    kind: v.literal('surcharge'),
    code: v.string(),
    nameZh: v.string(),
    nameEn: v.string(),
    amount: v.pipe(v.number(), v.safeInteger()),
  }),
]);
export type PricePart = v.InferOutput<typeof pricePart>;

/** Why the lowest price of a week differs from that of another week. */
export const priceChange = v.object({
  week,
  /** The week that it is compared with. */
  against: week,
  boxType,
  /** `freight`: of the ocean freight alone, because a surcharge is not known or not open to the caller. */
  scope: v.picklist(['total', 'freight']),
  /** Null for a week without a price. */
  before: v.nullable(weekLowest),
  after: v.nullable(weekLowest),
  /** They sum to the change exactly; none while a price is missing. */
  parts: v.array(pricePart),
});
export type PriceChange = v.InferOutput<typeof priceChange>;

export const freight = {
  selectSailings: listCall({
    path: '/freight/selectSailings',
    summary:
      'Sailings of one route that depart in one week, sorted and filtered, with prices for callers who may see them, and what a shipment costs. By `total`, the cheapest for the shipment come first; those whose total lacks a part, last. By `co2`, those that emit least come first, by `reliability` the carriers that depart on time. Without a shipment, and for visitors, `total` means departure. Sailings that can no longer be booked come last in every order. A page holds up to `limit` departures of vessels, each with the sailings of all carriers on it.',
    caller: 'anyone',
    scope: { origin: portCode, destination: portCode, week, ...shipmentQuery },
    listing: sailingListing,
    row: costedSailing,
    more: {
      origin: port,
      destination: port,
      access: priceAccess,
      /** Without a shipment it is `freight` for every member. */
      costAccess,
      /** The lowest total of a listed sailing that can still be booked; null without one. */
      cheapest: v.nullable(money),
      /** The exchange rates of totals; none without a shipment. */
      rates: v.array(exchangeRate),
      /** Departures of vessels in all, which pages count; `total` counts their sailings. */
      departures: v.pipe(v.number(), v.safeInteger()),
      /** Sailings that can still be booked; they come first in every order. */
      bookable: v.pipe(v.number(), v.safeInteger()),
      updatedAt: v.nullable(instant),
      /** True while the rows are sample data. */
      sample: v.boolean(),
    },
    refusals: ['notFound'],
  }),

  selectWeekPrices: call({
    method: 'GET',
    path: '/freight/selectWeekPrices',
    summary:
      'Twelve weeks of a route from the week before the one asked, each with its number of sailings and lowest price.',
    caller: 'anyone',
    query: v.strictObject({
      origin: portCode,
      destination: portCode,
      week,
      boxType: v.optional(boxType, '40HQ'),
      ...shipmentQuery,
    }),
    data: v.object({
      access: priceAccess,
      costAccess,
      weeks: v.array(weekPrice),
      /** Carriers with sailings in the requested week. */
      carriers: v.array(carrierBrief),
    }),
    refusals: ['notFound'],
  }),

  selectDepartures: call({
    method: 'GET',
    path: '/freight/selectDepartures',
    summary:
      'The sailings of a route that depart in one month by the clock of the port of loading, in their order, with cut-offs and without prices; at most 600.',
    caller: 'anyone',
    query: v.strictObject({ origin: portCode, destination: portCode, month }),
    data: v.object({ origin: port, destination: port, month, rows: v.array(calendarSailing) }),
    refusals: ['notFound'],
  }),

  selectPriceChange: call({
    method: 'GET',
    path: '/freight/selectPriceChange',
    summary:
      'Why the lowest price of a route for one container differs from that of another week, the week before by default: freight, each surcharge, the add-on of the container type and another carrier, as parts that sum to the change.',
    caller: 'member',
    query: v.strictObject({
      origin: portCode,
      destination: portCode,
      week,
      against: v.optional(week),
      boxType: v.optional(boxType, '40HQ'),
      currency: shipmentQuery.currency,
    }),
    data: priceChange,
    refusals: ['notFound'],
  }),

  selectAlternatives: call({
    method: 'GET',
    path: '/freight/selectAlternatives',
    summary:
      'Alternatives to a search: the same week by ports within 300 km of either end, and the same route a week earlier and later, each with the lowest cost.',
    caller: 'anyone',
    query: v.strictObject({ origin: portCode, destination: portCode, week, ...shipmentQuery }),
    data: v.object({
      /** Of the search itself, to compare with. */
      current: otherWeek,
      /** A week earlier and a week later. */
      weeks: v.array(otherWeek),
      /** The nearest first, at most four for each end. */
      nearby: v.array(nearbyRoute),
    }),
    refusals: ['notFound'],
  }),

  selectReferencePrices: call({
    method: 'GET',
    path: '/freight/selectReferencePrices',
    summary:
      'Reference prices of the busiest routes in their bookable weeks, for the home page; prices and trend only for callers who may see them.',
    caller: 'anyone',
    query: v.strictObject({}),
    data: v.object({
      /** The bookable week of most rows. */
      week,
      access: priceAccess,
      updatedAt: v.nullable(instant),
      sample: v.boolean(),
      rows: v.array(
        v.object({
          origin: port,
          destination: port,
          /** The first week of the route with a sailing that can still be booked. */
          week,
          earliestCutOff: v.nullable(portTime),
          transitDays: v.nullable(v.number()),
          transitPort: v.nullable(portBrief),
          prices: v.nullable(boxPrices),
          /** 40HQ change against the week before, in percent; null when unknown. */
          change: v.nullable(v.number()),
          /** Lowest 40HQ price of the last twelve weeks, oldest first, in minor units; for members only. */
          trend: v.array(v.nullable(v.number())),
          /** The same weeks as an index that everyone may see: the first quoted week is 100. */
          index: v.array(v.nullable(v.number())),
        }),
      ),
    }),
  }),

  sailDetail: call({
    method: 'GET',
    path: '/freight/sailDetail',
    summary:
      'One sailing in full: all cut-offs, vessel, routing, prices and surcharges. Needs a subscription or trial of the route.',
    caller: 'member',
    query: v.strictObject({ id, ...shipmentQuery }),
    data: sailingDetail,
    refusals: ['notFound', 'subscriptionRequired'],
  }),

  selectExchangeRates: call({
    method: 'GET',
    path: '/freight/selectExchangeRates',
    summary: 'The latest exchange rate of each currency, with its day and source.',
    caller: 'anyone',
    query: v.strictObject({}),
    data: v.object({ rates: v.array(exchangeRate) }),
  }),
} as const;

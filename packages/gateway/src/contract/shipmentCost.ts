import {
  costCurrencies,
  costSides,
  readShipment,
  type ShipmentEntry,
  type ShipmentProblem,
  shipmentBoxes,
} from '@fairway/trade';
import * as v from 'valibot';
import { day, money } from './shapes.ts';

/** An entry of a query for a part of a shipment; an unreadable one is refused by its name. */
function entry(name: ShipmentEntry, problems: readonly ShipmentProblem[] = [name]) {
  const isReadable = (text: string) =>
    !readShipment({ [name]: text }).problems.some((each) => problems.includes(each));
  return v.optional(v.pipe(v.string(), v.maxLength(100), v.check(isReadable, name)));
}

/** The shipment whose cost is requested, as query parameters; without `boxes` there is no shipment. */
export const shipmentQuery = {
  /** `2x20GP-1x40HQ` */
  boxes: entry('boxes'),
  ready: entry('ready'),
  /** `125000.50USD` */
  goods: entry('goods'),
  incoterm: entry('incoterm', ['incoterm', 'unfitIncoterm']),
  /** Left out, it follows from the Incoterm. */
  terms: entry('terms'),
  /** Of the total; USD where it is left out. */
  currency: entry('currency'),
};

const currency = v.picklist(costCurrencies);
const side = v.picklist(costSides);
const boxType = v.picklist(shipmentBoxes);
const terms = v.picklist(['prepaid', 'collect']);
/** Minor units. */
const minor = v.pipe(v.number(), v.safeInteger());

/** The value of one unit of a currency in yuan, with its day and its source. */
export const exchangeRate = v.object({
  currency,
  day,
  /** Millionths of a yuan. */
  microYuan: minor,
  source: v.string(),
  /** Invented for trying things out. */
  sample: v.boolean(),
});
export type ExchangeRate = v.InferOutput<typeof exchangeRate>;

/** A part of a cost that is not known: a price of a box, the charges of an end of the route, or an exchange rate. */
export const missingPart = v.variant('kind', [
  v.object({ kind: v.literal('price'), code: v.string(), type: boxType }),
  v.object({ kind: v.literal('side'), side: v.picklist(['origin', 'destination']) }),
  v.object({ kind: v.literal('rate'), currency }),
]);
export type MissingPart = v.InferOutput<typeof missingPart>;

/**
 * The part of a cost that the caller may see: `login` none, `freight` the ocean freight, `open` all of it, with a
 * subscription or trial of the route.
 */
export const costAccess = v.picklist(['login', 'freight', 'open']);
export type CostAccess = v.InferOutput<typeof costAccess>;

/** The cost of a shipment on a sailing, as shown in lists. */
export const shipmentCost = v.object({
  /** In the shipment's currency; null where a part is missing. Of the ocean freight alone where only that is open. */
  total: v.nullable(money),
  /** The known amount of each part, in minor units of the shipment's currency. */
  parts: v.object({ freight: minor, surcharges: minor, origin: minor, destination: minor }),
  missing: v.array(missingPart),
});
export type ShipmentCost = v.InferOutput<typeof shipmentCost>;

/** One charge of a shipment. */
export const shipmentCostLine = v.object({
  code: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  side,
  basis: v.picklist(['CTN', 'BL', 'PCT']),
  /** Of the freight, for PCT. */
  percent: v.nullable(v.number()),
  terms,
  /** Null where the shipment names no Incoterm. */
  payer: v.nullable(v.picklist(['seller', 'buyer'])),
  /** Boxes by type, with the price of one; empty where it is charged once for the bill of lading. */
  parts: v.array(v.object({ type: boxType, count: v.number(), each: v.nullable(minor) })),
  currency,
  /** The sum of the items with a price, in the original currency. */
  amount: minor,
  /** The same in the shipment's currency; null without an exchange rate. */
  converted: v.nullable(minor),
  /** A box type has no price. */
  lacking: v.boolean(),
});
export type ShipmentCostLine = v.InferOutput<typeof shipmentCostLine>;

/** The cost of a shipment on a sailing, line by line. */
export const costSheet = v.object({
  ...shipmentCost.entries,
  currency,
  lines: v.array(shipmentCostLine),
  /** The rates of the currencies that were converted. */
  rates: v.array(exchangeRate),
  /** Charges that the trade knows and this carrier has not announced for the sailing; they may be added. */
  notAnnounced: v.array(v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string(), side })),
});
export type CostSheet = v.InferOutput<typeof costSheet>;

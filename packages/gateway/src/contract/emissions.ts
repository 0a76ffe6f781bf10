import { shipmentBoxes, wayNames } from '@fairway/trade';
import * as v from 'valibot';
import { boxPrices, money } from './shapes.ts';

const grams = v.pipe(v.number(), v.safeInteger());

/** The way over the sea that a sailing takes. */
export const wayTaken = v.object({
  name: v.picklist(wayNames),
  /** Whether it is derived from the transit days, because the carrier's data does not include it. */
  estimated: v.boolean(),
});

/** Emissions in grams of CO2e, well to wake, by the way that the sailing takes. */
export const emissions = v.object({
  /** Planned distance. */
  nauticalMiles: v.number(),
  /** Of one twenty-foot equivalent of dry cargo. */
  perTeu: grams,
  /** Of the shipment; null without one. */
  shipment: v.nullable(grams),
});
export type Emissions = v.InferOutput<typeof emissions>;

/** Emissions of a sailing with the values they were computed from. */
export const emissionSheet = v.object({
  ...emissions.entries,
  /** Of the shipment, grams for one box of each type; empty without one. */
  boxes: v.array(v.object({ type: v.picklist(shipmentBoxes), count: v.number(), each: grams })),
  /** Grams for one TEU over one kilometre, with the edition that they are from. */
  factors: v.array(
    v.object({
      cargo: v.picklist(['dry', 'reefer']),
      grams: v.number(),
      source: v.string(),
      /** Where the figure is quoted; null where no quotation confirms it. */
      quotedBy: v.nullable(v.string()),
      year: v.number(),
    }),
  ),
  methodUrl: v.string(),
});
export type EmissionSheet = v.InferOutput<typeof emissionSheet>;

/** One of the ways between the ports of a sailing, in full. */
export const possibleWay = v.object({
  name: v.picklist(wayNames),
  nauticalMiles: v.number(),
  /** Lines of [lon, lat], split where they cross the date line. */
  lines: v.array(v.array(v.tuple([v.number(), v.number()]))),
  /** The transit days of the schedule for the way taken; an estimate for the others. */
  days: v.number(),
  isTaken: v.boolean(),
  perTeu: v.nullable(grams),
  shipment: v.nullable(grams),
  /** The carrier's surcharges for this way only: of one box, and of the shipment in its currency. */
  surcharges: v.array(v.object({ code: v.string(), amounts: boxPrices, shipment: v.nullable(money) })),
});
export type PossibleWay = v.InferOutput<typeof possibleWay>;

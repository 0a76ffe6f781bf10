import { namedWays } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { carrierBrief, surcharge } from './freight.ts';
import { portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { surchargeListing } from './listings/surcharges.ts';
import { boxTypes, day, id, text } from './shapes.ts';

/** A charge of a carrier beside the freight on a lane or in a port, as stored by the staff. */
export const keptSurcharge = v.object({
  /** As reports of imports name it: `COSU CNSHA * THC 2026-12-01`. */
  key: v.string(),
  carrier: carrierBrief,
  /** Null for all ports of loading; one end is named at least. */
  origin: v.nullable(portBrief),
  /** Null for all ports of discharge. */
  destination: v.nullable(portBrief),
  /** Its amounts are null where it is a percentage. */
  ...surcharge.entries,
  /** The way whose sailings are charged; null for all. */
  way: v.nullable(v.picklist(namedWays)),
  /** First and last day of departure at the port of loading; the last one is null until it is set. */
  validFrom: day,
  validTo: v.nullable(day),
  /** First day of another amount that replaces it within these days; null for none. */
  replacedFrom: v.nullable(day),
  /** Invented for trying things out. */
  sample: v.boolean(),
  /** The import that recorded it last; null where none is known. */
  file: v.nullable(v.object({ id, name: v.string() })),
});
export type KeptSurcharge = v.InferOutput<typeof keptSurcharge>;

/**
 * Hundredths of the currency or of a percent: one number for a charge per bill and for a percentage, else one for each of
 * 20GP, 40GP and 40HQ.
 */
const chargedAmounts = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))),
  v.minLength(1),
  v.maxLength(3),
);

/** The most that a percentage charges, in hundredths of a percent: all of the freight. */
export const wholeFreight = 10_000;

/** Whether a charge may have these amounts: one, or one for each box type of a charge per container. */
export function isChargeable(amounts: readonly number[], basis: KeptSurcharge['basis']): boolean {
  if (basis === 'PCT' && amounts.some((amount) => amount > wholeFreight)) return false;
  return amounts.length === 1 || (basis === 'CTN' && amounts.length === boxTypes.length);
}

const caller = 'staff:pricing';

/** Surcharges, maintained by staff who manage prices; they are imported by `csvImport`. */
export const surchargeDesk = {
  selectPage: listCall({
    path: '/desk/surcharge/selectPage',
    summary: 'A page of the surcharges that are charged today, begin later, or have ended.',
    caller,
    listing: surchargeListing,
    row: keptSurcharge,
  }),
  correct: call({
    method: 'POST',
    path: '/desk/surcharge/correct',
    summary:
      'Corrects the amounts or the last day of a surcharge. Refused if it no longer has the values that the sender saw.',
    caller,
    body: v.strictObject({
      key: text(60),
      amounts: v.optional(v.strictObject({ before: chargedAmounts, after: chargedAmounts })),
      validTo: v.optional(v.strictObject({ before: v.nullable(day), after: v.nullable(day) })),
    }),
    data: v.object({ key: v.string(), amounts: chargedAmounts, validTo: v.nullable(day) }),
    refusals: ['notFound', 'surchargeChanged'],
  }),
} as const;

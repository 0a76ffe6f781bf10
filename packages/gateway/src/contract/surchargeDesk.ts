import * as v from 'valibot';
import { carrierBrief, surcharge } from './freight.ts';
import { portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { surchargeListing } from './listings/surcharges.ts';
import { day, id } from './shapes.ts';

/** What a carrier charges beside the freight on a lane or in a port, as the staff keep it. */
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
  /** First and last day of departure at the port of loading; no last one while nobody ended it. */
  validFrom: day,
  validTo: v.nullable(day),
  /** First day of another amount that takes its place within these days; null for none. */
  replacedFrom: v.nullable(day),
  /** Invented for trying things out. */
  sample: v.boolean(),
  /** The import that recorded it last; null where none is known. */
  file: v.nullable(v.object({ id, name: v.string() })),
});
export type KeptSurcharge = v.InferOutput<typeof keptSurcharge>;

/** Surcharges, kept by staff who keep prices; they are brought by `csvImport`. */
export const surchargeDesk = {
  selectPage: listCall({
    path: '/desk/surcharge/selectPage',
    summary: 'A page of the surcharges that are charged today, begin later, or have ended.',
    caller: 'staff:pricing',
    listing: surchargeListing,
    row: keptSurcharge,
  }),
} as const;

import { namedWays } from '@fairway/trade';
import * as v from 'valibot';
import { carrierBrief, surcharge } from './freight.ts';
import { portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { surchargeListing } from './listings/surcharges.ts';
import { day, id } from './shapes.ts';

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

/** Surcharges, maintained by staff who manage prices; they are imported by `csvImport`. */
export const surchargeDesk = {
  selectPage: listCall({
    path: '/desk/surcharge/selectPage',
    summary: 'A page of the surcharges that are charged today, begin later, or have ended.',
    caller: 'staff:pricing',
    listing: surchargeListing,
    row: keptSurcharge,
  }),
} as const;

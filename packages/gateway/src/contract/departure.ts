import * as v from 'valibot';
import { carrierBrief } from './freight.ts';
import { portBrief } from './harbour.ts';
import { id, portTime } from './shapes.ts';

/** A sailing on the pages of ports, carriers and vessels: without prices. */
export const departure = v.object({
  id,
  carrier: carrierBrief,
  vessel: v.string(),
  /** Null where the ship is not in our registry. */
  imo: v.nullable(v.string()),
  voyage: v.string(),
  origin: portBrief,
  destination: portBrief,
  /** Null when direct. */
  transitPort: v.nullable(portBrief),
  portCutOff: portTime,
  departure: portTime,
  arrival: portTime,
  transitDays: v.number(),
});
export type Departure = v.InferOutput<typeof departure>;

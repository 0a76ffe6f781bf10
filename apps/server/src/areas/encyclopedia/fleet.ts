import { dayMs } from '@fairway/trade';
import { type RawBuilder, sql } from 'kysely';

/** Voyages so long ago and so far ahead tell of their ship. */
const around = 60 * dayMs;

/**
 * Ships of the registry with the carrier they are known to be of: who runs it, else whose name it bears, else the one
 * carrier that sells all its voyages with us. A ship whose voyages several sell is nobody's: they share it, and nobody tells
 * whose it is.
 */
function fleet(now: Date): RawBuilder<unknown> {
  const [from, until] = [new Date(now.getTime() - around), new Date(now.getTime() + around)];
  return sql`(
    select imo, coalesce(operator, named_after) as carrier from vessel
    where operator is not null or named_after is not null
    union all
    select vessel.imo, min(carrier_code) from sailing join vessel on vessel.imo = sailing.vessel_imo
    where operator is null and named_after is null and departure >= ${from} and departure < ${until}
    group by vessel.imo having min(carrier_code) = max(carrier_code)
  ) as fleet`;
}

/** Whether a ship is of a carrier, within a statement over `vessel`. */
export function isOf(carrier: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`vessel.imo in (select fleet.imo from ${fleet(now)} where fleet.carrier = ${carrier})`;
}

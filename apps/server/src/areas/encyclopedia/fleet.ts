import { dayMs } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Voyages so long ago and so far ahead tell of their ship. */
const around = 60 * dayMs;

/**
 * Whether a ship is known to be of a carrier, within a statement over `vessel`: who runs it counts, else whose name it bears,
 * else the one carrier that sells all its voyages with us. A ship whose voyages several sell is nobody's: they share it, and
 * nobody tells whose it is.
 */
export function isOf(carrier: string, now: Date): RawBuilder<SqlBool> {
  const [from, until] = [new Date(now.getTime() - around), new Date(now.getTime() + around)];
  const lately = sql`departure >= ${from} and departure < ${until}`;
  // Of the ships that it sells, those that nobody else does.
  return sql<SqlBool>`(coalesce(operator, named_after) = ${carrier}
    or (operator is null and named_after is null and vessel.imo in (
      select vessel_imo from sailing where ${lately} and vessel_imo in (
        select vessel_imo from sailing where carrier_code = ${carrier} and ${lately}
      )
      group by vessel_imo having min(carrier_code) = max(carrier_code))))`;
}

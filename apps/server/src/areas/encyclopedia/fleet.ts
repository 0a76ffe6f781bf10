import { dayMs } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Voyages within this past and future identify their vessel. */
const around = 60 * dayMs;

/**
 * Whether a vessel is known to belong to a carrier, within a statement over `vessel`: its operator decides, else the
 * carrier whose name it has, else the one carrier that sells all its voyages here. A vessel whose voyages several
 * carriers sell belongs to none of them: they share it, and its owner is unknown.
 */
export function isOf(carrier: string, now: Date): RawBuilder<SqlBool> {
  const [from, until] = [new Date(now.getTime() - around), new Date(now.getTime() + around)];
  const lately = sql`departure >= ${from} and departure < ${until}`;
  // Only ships that no other carrier sells.
  return sql<SqlBool>`(coalesce(operator, named_after) = ${carrier}
    or (operator is null and named_after is null and vessel.imo in (
      select vessel_imo from sailing where ${lately} and vessel_imo in (
        select vessel_imo from sailing where carrier_code = ${carrier} and ${lately}
      )
      group by vessel_imo having min(carrier_code) = max(carrier_code))))`;
}

import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

const mostListed = 50;

/** Sailings to come on the routes of a checked file, of its carriers and within its days, that it does not have. */
export async function sailingsLeftOut(
  db: Db,
  importId: string,
  now: Date,
): Promise<{ leftOutCount: number; leftOut: string[] }> {
  const { rows } = await sql<{ key: string; total: number }>`
    with line as (
      select entry ->> 'origin' as origin, entry ->> 'destination' as destination, entry ->> 'carrier' as carrier,
        entry ->> 'vessel' as vessel, entry ->> 'voyage' as voyage, entry ->> 'departure' as departure
      from csv_import_line where import_id = ${importId}::uuid
    ), span as (
      select origin, destination, carrier, min(departure) as first, max(departure) as last
      from line group by origin, destination, carrier
    )
    select concat_ws(' ', span.origin, span.destination, span.carrier, upper(sailing.vessel_name), sailing.voyage) as key,
      count(*) over ()::int as total
    from span
    join sea_route on sea_route.origin = span.origin and sea_route.destination = span.destination
    join port on port.code = span.origin
    join sailing on sailing.sea_route_id = sea_route.id and sailing.carrier_code = span.carrier
    where not sailing.sample and sailing.departure > ${now}
      and to_char(sailing.departure at time zone port.zone, 'YYYY-MM-DD HH24:MI') between span.first and span.last
      and not exists (
        select from line
        where line.origin = span.origin and line.destination = span.destination and line.carrier = span.carrier
          and line.vessel = upper(sailing.vessel_name) and line.voyage = sailing.voyage
      )
    order by sailing.departure, key
    limit ${mostListed}`.execute(db);
  return { leftOutCount: rows[0]?.total ?? 0, leftOut: rows.map(({ key }) => key) };
}

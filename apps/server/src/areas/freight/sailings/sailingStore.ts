import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { SailingTable } from '../tables.ts';
import type { SailingEntry } from './sailingLine.ts';

/** The stored ports, carriers and ships that lines name. */
export interface Known {
  /** IANA zones by port. */
  readonly zones: ReadonlyMap<string, string>;
  readonly carriers: ReadonlySet<string>;
  readonly ships: ReadonlySet<string>;
}

/** Looks up everything that lines name, at once. */
export async function knownOf(db: Db, entries: readonly SailingEntry[]): Promise<Known> {
  const codes = entries.flatMap(({ origin, destination, details }) => [
    origin,
    destination,
    details?.transitPort ?? origin,
  ]);
  const carriers = entries.map(({ carrier }) => carrier);
  const ships = entries.flatMap(({ details }) => details?.imo ?? []);
  const [ports, sellers, vessels] = await Promise.all([
    sql<{
      code: string;
      zone: string;
    }>`select code, zone from port where code = any(${codes}::text[])`.execute(db),
    sql<{ code: string }>`select code from carrier where code = any(${carriers}::text[])`.execute(db),
    sql<{ imo: string }>`select imo from vessel where imo = any(${ships}::text[])`.execute(db),
  ]);
  return {
    zones: new Map(ports.rows.map(({ code, zone }) => [code, zone])),
    carriers: new Set(sellers.rows.map(({ code }) => code)),
    ships: new Set(vessels.rows.map(({ imo }) => imo)),
  };
}

/** The subject of a line: the stored sailing, and the route. */
export interface Recorded {
  readonly seaRouteId: string | null;
  readonly sailing: Selectable<SailingTable> | null;
}

interface Row extends Selectable<SailingTable> {
  readonly place: number;
  readonly laneId: string | null;
}

/** A voyage number is reused after about a year: a sailing whose departure differs by more days is another sailing. */
const sameVoyageWithin = 60;

/** Returns the sailing that each line refers to: of its route, carrier, ship and voyage, the nearest to its departure. */
export async function recordedSailings(
  db: Db,
  entries: readonly SailingEntry[],
  departures: readonly (Date | null)[],
): Promise<Recorded[]> {
  const column = (name: 'origin' | 'destination' | 'carrier' | 'vessel' | 'voyage') =>
    entries.map((entry) => entry[name]);
  const { rows } = await sql<Row>`
    select asked.place, sea_route.id as lane_id, held.*
    from unnest(${column('origin')}::text[], ${column('destination')}::text[], ${column('carrier')}::text[],
      ${column('vessel')}::text[], ${column('voyage')}::text[], ${departures}::timestamptz[])
      with ordinality as asked (origin, destination, carrier, vessel, voyage, leaves, place)
    left join sea_route on sea_route.origin = asked.origin and sea_route.destination = asked.destination
    left join lateral (
      select * from sailing
      where sailing.sea_route_id = sea_route.id and sailing.voyage = asked.voyage
        and sailing.carrier_code = asked.carrier and upper(sailing.vessel_name) = asked.vessel
        and abs(extract(epoch from sailing.departure - asked.leaves)) < ${sameVoyageWithin * 86_400}
      order by abs(extract(epoch from sailing.departure - asked.leaves)), sailing.id
      limit 1
    ) as held on true
    order by asked.place`.execute(db);
  return rows.map(({ place: _, laneId, ...sailing }) => ({
    seaRouteId: laneId,
    sailing: sailing.id === null ? null : sailing,
  }));
}

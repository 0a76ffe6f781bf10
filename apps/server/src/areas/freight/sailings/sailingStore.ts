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
  const routeIds = await routeIdsOf(db, column('origin'), column('destination'));
  const { rows } = await sql<Row>`
    select distinct on (entry.place) entry.place, sailing.*
    from unnest(${routeIds}::uuid[], ${column('carrier')}::text[], ${column('vessel')}::text[],
      ${column('voyage')}::text[], ${departures}::timestamptz[])
      with ordinality as entry (sea_route_id, carrier, vessel, voyage, leaves, place)
    join sailing on sailing.sea_route_id = entry.sea_route_id and sailing.voyage = entry.voyage
      and sailing.carrier_code = entry.carrier and upper(sailing.vessel_name) = entry.vessel
      and abs(extract(epoch from sailing.departure - entry.leaves)) < ${sameVoyageWithin * 86_400}
    order by entry.place, abs(extract(epoch from sailing.departure - entry.leaves)), sailing.id`.execute(db);
  const sailings = new Map(rows.map(({ place, ...sailing }) => [Number(place) - 1, sailing]));
  return routeIds.map((seaRouteId, index) => ({ seaRouteId, sailing: sailings.get(index) ?? null }));
}

/** The route of each pair of ports; null for a pair without one. */
async function routeIdsOf(
  db: Db,
  origins: readonly string[],
  destinations: readonly string[],
): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select sea_route.id
    from unnest(${origins}::text[], ${destinations}::text[]) with ordinality as pair (origin, destination, place)
    left join sea_route using (origin, destination)
    order by place`.execute(db);
  return rows.map(({ id }) => id);
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** A port is near another one up to this distance, which a truck covers in a day. */
const nearKilometres = 300;
/** Most nearby routes for each end; readers do not compare more. */
const mostForEachEnd = 4;

/** A route that differs from a search by a port near one of its ends. */
export interface NearbyLane {
  readonly id: string;
  readonly origin: string;
  readonly destination: string;
  readonly end: 'origin' | 'destination';
  readonly kilometres: number;
}

/** Kilometres along the great circle. The square root of rounded values can exceed 1. */
const kilometresBetween = sql<number>`round(12742 * asin(least(1, sqrt(
  power(sin(radians(near.lat - here.lat) / 2), 2)
  + cos(radians(here.lat)) * cos(radians(near.lat)) * power(sin(radians(near.lon - here.lon) / 2), 2)))))::int`;

/** The routes by ports near either end of a route that sail in a week, the nearest first. */
export async function nearbyLanes(
  db: Db,
  {
    origin,
    destination,
    week,
  }: { readonly origin: string; readonly destination: string; readonly week: number },
): Promise<NearbyLane[]> {
  const atEnd = (end: 'origin' | 'destination'): RawBuilder<NearbyLane> => {
    const [own, ownCode, other, otherCode] =
      end === 'origin'
        ? ['origin', origin, 'destination', destination]
        : ['destination', destination, 'origin', origin];
    return sql<NearbyLane>`(
      select sea_route.id, sea_route.origin, sea_route.destination, ${end} as "end", distance.kilometres
      from port as here
      join port as near on near.code <> here.code
      cross join lateral (select ${kilometresBetween} as kilometres) as distance
      join sea_route on ${sql.ref(`sea_route.${own}`)} = near.code and ${sql.ref(`sea_route.${other}`)} = ${otherCode}
      where here.code = ${ownCode} and distance.kilometres <= ${nearKilometres}
      order by distance.kilometres, sea_route.id)`;
  };
  const { rows } = await sql<NearbyLane>`${atEnd('origin')} union all ${atEnd('destination')}`.execute(db);
  const sailed = await lanesWithSailings(
    db,
    rows.map(({ id }) => id),
    week,
  );
  const nearest = (end: NearbyLane['end']) =>
    rows.filter((lane) => lane.end === end && sailed.has(lane.id)).slice(0, mostForEachEnd);
  return [...nearest('origin'), ...nearest('destination')].toSorted(
    (one, other) => one.kilometres - other.kilometres,
  );
}

/** The routes among these with a sailing in a week. */
async function lanesWithSailings(
  db: Db,
  seaRouteIds: readonly string[],
  week: number,
): Promise<ReadonlySet<string>> {
  if (seaRouteIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sailing')
    .select('seaRouteId')
    .distinct()
    .where('seaRouteId', 'in', seaRouteIds)
    .where('week', '=', week)
    .execute();
  return new Set(rows.map(({ seaRouteId }) => seaRouteId));
}

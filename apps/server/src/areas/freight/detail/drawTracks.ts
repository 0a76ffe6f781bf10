import { sql } from 'kysely';
import { insertNew } from '../../../database/bulk/bulk.ts';
import type { Db } from '../../../database/db.ts';
import { joinWays, seaLanes, type Way } from '../../harbour/index.ts';
import type { TrackLines } from '../tables.ts';

/** A path that ships sail: direct, or through a port of transshipment. */
export interface SailedWay {
  readonly seaRouteId: string;
  readonly origin: string;
  readonly destination: string;
  readonly transitPort: string | null;
}

interface Place {
  readonly code: string;
  readonly seaNode: string;
  readonly lat: number;
  readonly lon: number;
}

/** Returns a sea route in the form stored for a lane. `transitPort` is empty for the direct one. */
export function trackOf(seaRouteId: string, transitPort: string, { via, nauticalMiles, lines }: Way) {
  const canals = via.filter((tag) => tag === 'suez' || tag === 'panama');
  return { seaRouteId, transitPort, nauticalMiles, via: canals, lines: lines satisfies TrackLines };
}

/** Draws the paths in use that are not drawn yet, and the direct one of each route; ports off the graph have none. */
export async function drawTracks(db: Db, sailed: readonly SailedWay[]): Promise<void> {
  const ways = new Map<string, SailedWay>();
  for (const each of sailed)
    for (const transitPort of [null, each.transitPort])
      ways.set(`${each.seaRouteId} ${transitPort ?? ''}`, { ...each, transitPort });
  const all = [...ways.values()];
  const { rows: drawnWays } = await sql<{ seaRouteId: string; transitPort: string }>`
    select sea_route_id, transit_port from sea_track
    where sea_route_id = any(${[...new Set(all.map(({ seaRouteId }) => seaRouteId))]}::uuid[])`.execute(db);
  for (const { seaRouteId, transitPort } of drawnWays) ways.delete(`${seaRouteId} ${transitPort}`);
  const missing = [...ways.values()];
  if (missing.length === 0) return;

  const codes = missing.flatMap(({ origin, destination, transitPort }) => [
    origin,
    destination,
    transitPort ?? origin,
  ]);
  const { rows: places } = await sql<Place>`
    select code, sea_node, lat, lon from port
    where code = any(${codes}::text[]) and sea_node is not null`.execute(db);
  const placeOf = new Map(places.map((place) => [place.code, place]));
  const tracks = missing.flatMap(({ seaRouteId, origin, destination, transitPort }) => {
    const stops = [origin, ...(transitPort === null ? [] : [transitPort]), destination].map((code) =>
      placeOf.get(code),
    );
    const seaPath = wayThrough(stops);
    return seaPath ? [trackOf(seaRouteId, transitPort ?? '', seaPath)] : [];
  });
  if (tracks.length > 0)
    await insertNew(
      db,
      'seaTrack',
      tracks.map((track) => ({ ...track, lines: JSON.stringify(track.lines) })),
    );
}

function wayThrough([from, ...rest]: readonly (Place | undefined)[]): Way | null {
  const [to, ...more] = rest;
  if (!from || !to) return null;
  const first = seaLanes().way(from, to);
  if (more.length === 0) return first;
  const second = wayThrough(rest);
  return second && joinWays(first, second);
}

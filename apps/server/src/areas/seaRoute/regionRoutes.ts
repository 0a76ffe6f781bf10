import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { portCodesOf, regionIn } from '../harbour/index.ts';

/** A route by its ports. */
export interface RouteNames {
  readonly origin: string;
  readonly destination: string;
  readonly originZh: string;
  readonly originEn: string;
  readonly destinationZh: string;
  readonly destinationEn: string;
}

/** What is written between two places: an arrow, `至`, `to`. */
const separator = /\s*(?:→|->|=>|>|\/|—|–|-|,|，|至|到|去|往)\s*|\s+to\s+/iu;

/** Routes on sale between two places of which one is a region at least: "华东到美西", "Shanghai to US West Coast". */
export async function routesOfRegions(db: Db, text: string, limit: number): Promise<readonly RouteNames[]> {
  for (const [from, to] of pairsIn(text)) {
    if (!regionIn(from) && !regionIn(to)) continue;
    const [origins, destinations] = await Promise.all([portCodesOf(db, from), portCodesOf(db, to)]);
    const routes = await routesBetween(db, origins, destinations, limit);
    if (routes.length > 0) return routes;
  }
  return [];
}

/** Both places of a text: by what is written between them, or at each of its spaces. */
function pairsIn(text: string): readonly (readonly [from: string, to: string])[] {
  const [from, to, ...more] = text.split(separator).filter((part) => part.trim() !== '');
  if (from !== undefined && to !== undefined && more.length === 0) return [[from, to]];
  const words = text.split(/\s+/u).filter(Boolean);
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

async function routesBetween(
  db: Db,
  origins: readonly string[],
  destinations: readonly string[],
  limit: number,
): Promise<readonly RouteNames[]> {
  if (origins.length === 0 || destinations.length === 0) return [];
  const { rows } = await sql<RouteNames>`
    select origin.code as origin, destination.code as destination, origin.name_zh as origin_zh,
      origin.name_en as origin_en, destination.name_zh as destination_zh, destination.name_en as destination_en
    from sea_route
    join port as origin on origin.code = sea_route.origin
    join port as destination on destination.code = sea_route.destination
    where sea_route.on_sale and origin.code = any(${origins}) and destination.code = any(${destinations})
    order by origin.popularity + destination.popularity desc, origin.code, destination.code
    limit ${limit}`.execute(db);
  return rows;
}

import {
  type EmissionLane,
  emissionLaneOf,
  type NamedWay as NamedByCarrier,
  type WayName,
  type WayTaken,
  wayTaken,
} from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { joinWays, type NamedWay, seaLanes } from '../../harbour/index.ts';

/** The fields of a sailing that its way depends on. */
export interface WaySailing {
  readonly transitPort: string | null;
  readonly transitDays: number;
  readonly way: NamedByCarrier | null;
}

/** The ways of a route's sailings. */
export interface LaneWays {
  readonly lane: EmissionLane;
  /** Ways by a port of transshipment, or direct, the shortest first; empty for ports off the graph. */
  waysBy(transitPort: string | null): readonly NamedWay[];
  takenBy(sailing: WaySailing): WayTaken | null;
  /** Miles of the way that a sailing takes; null where the way is not known. */
  milesOf(sailing: WaySailing): number | null;
}

interface Place {
  readonly code: string;
  readonly groupCode: string;
  readonly seaNode: string;
  readonly lat: number;
  readonly lon: number;
}

type Places = ReadonlyMap<string, Place>;

/** The ports of a route. */
export interface RouteEnds {
  readonly origin: string;
  readonly destination: string;
}

/** Ways over a port of transshipment join two lines, so a server keeps those of the routes that it listed last. */
const cachedLanes = new WeakMap<Places, Map<string, LaneWays>>();
const mostLanes = 500;

export async function laneWays(db: Db, ends: RouteEnds): Promise<LaneWays> {
  const places = await placesOf(db);
  const lanes = cachedLanes.get(places) ?? new Map<string, LaneWays>();
  cachedLanes.set(places, lanes);
  const key = `${ends.origin} ${ends.destination}`;
  const cached = lanes.get(key);
  if (cached) return cached;
  if (lanes.size >= mostLanes) lanes.clear();
  const ways = waysBetween(places, ends);
  lanes.set(key, ways);
  return ways;
}

function waysBetween(places: Places, { origin, destination }: RouteEnds): LaneWays {
  const [from, to] = [places.get(origin), places.get(destination)];
  const waysByTransit = new Map<string, readonly NamedWay[]>();
  const waysBy = (transitPort: string | null) => {
    const stops = [from, ...(transitPort === null ? [] : [places.get(transitPort)]), to];
    const ways = waysByTransit.get(transitPort ?? '') ?? waysThrough(stops);
    waysByTransit.set(transitPort ?? '', ways);
    return ways;
  };
  const takenBySailing = new Map<string, WayTaken | null>();
  const takenBy = ({ transitPort, transitDays, way }: WaySailing) => {
    const key = `${transitPort} ${transitDays} ${way}`;
    const stored = takenBySailing.get(key);
    if (stored !== undefined) return stored;
    const ways = waysBy(transitPort);
    const assumed = wayTaken({ ways, carrierWay: way, transitDays, transfers: transitPort !== null });
    takenBySailing.set(key, assumed);
    return assumed;
  };
  return {
    lane: emissionLaneOf([from?.groupCode ?? '', to?.groupCode ?? ''], waysBy(null)[0]?.via ?? []),
    waysBy,
    takenBy,
    milesOf(sailing) {
      const name = takenBy(sailing)?.name;
      return waysBy(sailing.transitPort).find((way) => way.name === name)?.nauticalMiles ?? null;
    },
  };
}

/** Cached by each server: they change only with a release, and every list needs some of them. */
const cachedPlaces = new WeakMap<Db, Places>();

/** The places of all ports that are on the graph of sea lanes, by code. */
async function placesOf(db: Db): Promise<Places> {
  const cached = cachedPlaces.get(db);
  if (cached) return cached;
  const { rows } = await sql<Place>`
    select code, group_code, sea_node, lat, lon from port where sea_node is not null`.execute(db);
  const places = new Map(rows.map((place) => [place.code, place]));
  // A new database has none until its facts are loaded.
  if (places.size > 0) cachedPlaces.set(db, places);
  return places;
}

/** The ways from stop to stop: of several with the same name the shortest, the shortest first. */
function waysThrough([from, next, ...later]: readonly (Place | undefined)[]): readonly NamedWay[] {
  if (!from || !next) return [];
  const ways = seaLanes().ways(from, next);
  if (later.length === 0) return ways;
  const combinations = ways.flatMap((first) =>
    waysThrough([next, ...later]).map((second) => ({
      ...joinWays(first, second),
      name: nameOfBoth(first.name, second.name),
    })),
  );
  const shortest = new Map<WayName, NamedWay>();
  for (const way of combinations.toSorted((one, other) => one.nauticalMiles - other.nauticalMiles))
    if (!shortest.has(way.name)) shortest.set(way.name, way);
  return [...shortest.values()];
}

/** A way that takes a canal on one leg and none on the other is named after the canal. */
function nameOfBoth(first: WayName, second: WayName): WayName {
  return first === 'open' ? second : first;
}

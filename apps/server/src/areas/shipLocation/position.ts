import type { ShipPosition } from '@fairway/gateway/contract/shipLocation';
import { seaLanes } from '../harbour/index.ts';
import { milesBetween, shareBeside, splitWay } from '../tracking/index.ts';
import type { AisReport } from './ais.ts';
import { type Miles, type PortCall, type Reckoned, reckon } from './reckon.ts';
import type { Schedule } from './store.ts';

/** Age at which an AIS report becomes less accurate than the schedule. */
const heardLately = 12 * 3_600_000;

/** The position of a vessel: recently received, else estimated, else an older one; null if unknown. */
export function positionOf(schedule: Schedule, aisReport: AisReport | null, now: Date): ShipPosition | null {
  const reckoned = reckon(schedule.calls, now, seaMiles);
  const lately = aisReport !== null && now.getTime() - aisReport.at.getTime() < heardLately;
  if (aisReport && (lately || !reckoned)) return byAis(aisReport, reckoned, schedule);
  return reckoned ? bySchedule(reckoned, schedule, now) : null;
}

export function stopOf({ port, kind, time }: PortCall) {
  const { code, nameZh, nameEn, lon, lat, zone } = port;
  return { port: { code, nameZh, nameEn }, lon, lat, kind, time: { at: time.toISOString(), zone } };
}

/** A ship on its way to an arrival by its schedule; null for one that is in port, or not known to be at sea. */
export function underWay({ calls }: Schedule, now: Date) {
  const reckoned = reckon(calls, now, seaMiles);
  if (!reckoned || reckoned.inPort || !reckoned.from || reckoned.next?.kind !== 'arrival') return null;
  const { lines } = routeBetween(reckoned.from.port, reckoned.next.port);
  const [lon, lat] = splitWay(lines, reckoned.share).at;
  return {
    from: stopOf(reckoned.from),
    to: stopOf(reckoned.next),
    lon: thousandths(lon),
    lat: thousandths(lat),
  };
}

/** More pairs of ports than vessels sail between at one time. */
const mostRoutes = 1000;
const routes = new Map<string, ReturnType<ReturnType<typeof seaLanes>['way']>>();

/** Computed once for each pair of ports, because many vessels sail between the same two. */
function routeBetween(from: PortCall['port'], to: PortCall['port']) {
  const pair = `${from.code} ${to.code}`;
  const known = routes.get(pair);
  if (known) return known;
  const route = seaLanes().way(from, to);
  if (routes.size >= mostRoutes) routes.clear();
  routes.set(pair, route);
  return route;
}

function around(reckoned: Reckoned | null, { sample, updatedAt }: Schedule) {
  return {
    from: reckoned?.from ? stopOf(reckoned.from) : null,
    next: reckoned?.next ? stopOf(reckoned.next) : null,
    voyage: reckoned?.from?.voyage ?? reckoned?.next?.voyage ?? null,
    scheduleAt: updatedAt?.toISOString() ?? null,
    sample,
  };
}

function bySchedule(reckoned: Reckoned, schedule: Schedule, now: Date): ShipPosition {
  const { from, next, inPort, share, legHours, sinceHours } = reckoned;
  const base = { source: 'schedule', at: now.toISOString(), ...around(reckoned, schedule) } as const;
  const port = inPort ?? from?.port ?? next?.port;
  if (inPort || !from || !next) {
    return {
      ...base,
      lon: port?.lon ?? 0,
      lat: port?.lat ?? 0,
      radius: 5,
      speed: null,
      course: null,
      inPort: port ? { code: port.code, nameZh: port.nameZh, nameEn: port.nameEn } : null,
      milesToGo: null,
      legMiles: null,
      travelled: [],
      ahead: [],
    };
  }
  const way = routeBetween(from.port, next.port);
  const split = splitWay(way.lines, share);
  return {
    ...base,
    lon: thousandths(split.at[0]),
    lat: thousandths(split.at[1]),
    radius: unsure(sinceHours, legHours),
    speed: Math.round((way.nauticalMiles / legHours) * 10) / 10,
    course: split.course,
    inPort: null,
    milesToGo: Math.round(way.nauticalMiles * (1 - share)),
    legMiles: way.nauticalMiles,
    travelled: split.travelled,
    ahead: split.ahead,
  };
}

function byAis(aisReport: AisReport, reckoned: Reckoned | null, schedule: Schedule): ShipPosition {
  const { lon, lat } = aisReport;
  return {
    source: 'ais',
    at: aisReport.at.toISOString(),
    lon,
    lat,
    radius: 1,
    speed: aisReport.speed,
    course: aisReport.course,
    inPort: null,
    ...around(reckoned, schedule),
    ...laneBeside([lon, lat], reckoned),
  };
}

/** Returns the ship's scheduled path, split at the point closest to its reported position. */
function laneBeside(coordinates: readonly [number, number], reckoned: Reckoned | null) {
  const { from = null, next = null } = reckoned ?? {};
  if (!from || !next || from.port.code === next.port.code) {
    // Without a path, the distance along the great circle.
    const milesToGo = next ? Math.round(milesBetween(coordinates, [next.port.lon, next.port.lat])) : null;
    return { milesToGo, legMiles: null, travelled: [], ahead: [] };
  }
  const way = seaLanes().way(from.port, next.port);
  const share = shareBeside(way.lines, coordinates);
  const { at, travelled, ahead } = splitWay(way.lines, share);
  const milesToGo = Math.round(milesBetween(coordinates, at) + way.nauticalMiles * (1 - share));
  return { milesToGo, legMiles: way.nauticalMiles, travelled, ahead };
}

/**
 * Returns the uncertainty in miles, greatest in the middle of a leg: a twentieth of the distance behind or ahead,
 * whichever is less, and at least ten miles.
 */
function unsure(sinceHours: number, legHours: number): number {
  const toNearestCall = Math.min(sinceHours, legHours - sinceHours);
  return Math.round(Math.min(Math.max(toNearestCall * 0.8, 10), 150) / 5) * 5;
}

const seaMiles: Miles = (from, to) => seaLanes().nauticalMiles(from, to);
const thousandths = (degrees: number) => Math.round(degrees * 1000) / 1000;

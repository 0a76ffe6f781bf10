import { addDays, dayMs, daysBetween, mondayOf, weekOfDay } from '@fairway/trade';
import type { SeaLanes } from '../../areas/harbour/index.ts';
import type { PortFact } from '../../facts/read.ts';
import { dayAt, instantAt } from '../../time/zone.ts';
import { chance } from '../random.ts';
import type { Route, Service } from '../trades/weeklyService.ts';
import { type CutOffs, cutOffsBefore } from './cutOffs.ts';
import type { Ship } from './fleet.ts';

/** One leg of a ship's voyage that a box can be booked on. */
export interface Leg {
  readonly service: Service;
  readonly ship: Ship;
  readonly voyage: string;
  readonly origin: PortFact;
  readonly destination: PortFact;
  readonly week: number;
  readonly departure: Date;
  readonly arrival: Date;
  readonly closings: CutOffs;
}

const hour = 3_600_000;
const week = 7 * dayMs;
const canalDelay = 16 * hour;

export interface World {
  readonly lanes: SeaLanes;
  port(code: string): PortFact;
}

/** Returns the legs of a service in the week that starts its rotation; nothing in a blanked week. */
export function legsOf(service: Service, week: number, world: World): Leg[] {
  const monday = mondayOf(week);
  const key = `${service.key} ${monday}`;
  if (chance(`${key} blank`) < 0.04) return [];
  const round = Math.floor(daysBetween('2018-01-01', monday) / 7);
  const ship = service.ships[round % service.ships.length];
  if (!ship) return [];
  const trip = Math.floor(round / service.ships.length);
  const late = chance(`${key} late`) < 0.12 ? 1 : 0;
  const departures = departuresOf(service, addDays(monday, service.weekday + late), world);
  const last = departures.at(-1);
  if (!last) return [];
  const arrivals = arrivalsOf(service, last, world);
  const voyage = voyageNumber(ship, addDays(monday, service.weekday), trip, service.trade.direction);
  return departures.flatMap(({ port: origin, at: departure }) => {
    const departureDay = dayAt(departure, origin.zone);
    const closings = cutOffsBefore(departure, origin.zone, service.trade.size === 'feeder');
    return arrivals.map(({ port: destination, at: arrival }) => ({
      service,
      ship,
      voyage,
      origin,
      destination,
      week: weekOfDay(departureDay),
      departure,
      arrival,
      closings,
    }));
  });
}

/** A rotation may leave a day late, and clocks change between two. */
const slack = 30 * hour;

/** Weeks until a ship is back at its first port, which is how many ships keep a weekly service going. */
export function roundTripWeeks(route: Route, world: World): number {
  const departures = departuresOf(route, '2026-01-05', world);
  const [first] = departures;
  const last = departures.at(-1);
  if (!first || !last) return 1;
  const hub = route.hub === null ? null : world.port(route.hub);
  const end = hub
    ? { port: hub, at: new Date(last.at.getTime() + sea(world.lanes.nauticalMiles(last.port, hub), route)) }
    : (arrivalsOf(route, last, world).at(-1) ?? last);
  const out = end.at.getTime() - first.at.getTime() + portStay(route);
  const back =
    sea(milesBetween(first.port, end.port, route, world), route) + canals(end.port, first.port, world, route);
  return Math.ceil((out + back + portStay(route) + slack) / week);
}

interface Call {
  readonly port: PortFact;
  readonly at: Date;
}

function departuresOf(route: Route, firstDay: string, { lanes, port }: World): Call[] {
  const calls: Call[] = [];
  for (const code of route.origins) {
    const here = port(code);
    const last = calls.at(-1);
    const time = `${String(2 + 4 * Math.floor(6 * chance(`${route.key} ${code}`))).padStart(2, '0')}:00`;
    const on = (on: string) => instantAt(on, time, here.zone);
    if (!last) {
      calls.push({ port: here, at: on(firstDay) });
      continue;
    }
    const ready = last.at.getTime() + sea(lanes.nauticalMiles(last.port, here), route) + portStay(route);
    const readyDay = dayAt(new Date(ready), here.zone);
    const at = on(readyDay);
    calls.push({ port: here, at: at.getTime() < ready ? on(addDays(readyDay, 1)) : at });
  }
  return calls;
}

/** Calls on the other side, the nearest first; through the hub when the containers change vessels there. */
function arrivalsOf(route: Route, last: Call, world: World): Call[] {
  const { lanes, port } = world;
  const hub = route.hub === null ? null : port(route.hub);
  const wait = hub
    ? (route.trade.size === 'feeder' ? 1 : 3) * dayMs + Math.floor(4 * chance(`${route.key} wait`)) * dayMs
    : 0;
  let at = last.at.getTime() + (hub ? sea(lanes.nauticalMiles(last.port, hub), route) + wait : 0);
  let from = hub ?? last.port;
  return route.destinations
    .map(port)
    .filter((end) => end.code !== hub?.code)
    .map((end) => ({ end, miles: milesBetween(from, end, route, world) }))
    .sort((a, b) => a.miles - b.miles)
    .map(({ end }, index) => {
      const stay = index > 0 ? portStay(route) : 0;
      at += stay + sea(milesBetween(from, end, route, world), route) + canals(from, end, world, route);
      from = end;
      return { port: end, at: new Date(Math.ceil(at / (hour / 2)) * (hour / 2)) };
    });
}

const portStay = (route: Route) => (route.trade.size === 'feeder' ? 14 : 30) * hour;
const sea = (miles: number, route: Route) => (miles / route.trade.knots) * hour;
const milesBetween = (from: PortFact, to: PortFact, { roundCape }: Route, { lanes }: World) =>
  lanes.nauticalMiles(from, to, roundCape ? 'suez' : '');
const canals = (from: PortFact, to: PortFact, { lanes }: World, { roundCape }: Route) =>
  !roundCape && lanes.way(from, to).via.some((tag) => tag === 'suez' || tag === 'panama') ? canalDelay : 0;

/** Maersk and Hapag-Lloyd number voyages by year and week, most others count each ship's trips. */
function voyageNumber(ship: Ship, firstDay: string, trip: number, direction: string): string {
  if (ship.operator === 'MAEU' || ship.operator === 'HLCU') {
    return `${String(weekOfDay(firstDay)).slice(3)}${direction}`;
  }
  const number = (trip + Math.floor(120 * chance(ship.name))) % 1000;
  return `${String(number).padStart(3, '0')}${direction}`;
}

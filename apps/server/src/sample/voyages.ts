import { addDays, daysBetween, mondayOf, weekOfDay } from '@fairway/trade';
import type { SeaLanes } from '../areas/harbour/index.ts';
import type { PortFact } from '../facts/read.ts';
import { dayAt, instantAt } from '../time/zone.ts';
import { type CutOffs, cutOffsBefore } from './cutOffs.ts';
import type { Ship } from './fleet.ts';
import { chance } from './random.ts';
import type { Service } from './services.ts';

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
const day = 24 * hour;
const canalDelay = 16 * hour;

export interface World {
  readonly lanes: SeaLanes;
  port(code: string): PortFact;
}

/** What a service sails in the week that starts its rotation; nothing in a blanked week. */
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
  return departures.flatMap(({ port: origin, at: departure }) => {
    const departureDay = dayAt(departure, origin.zone);
    const closings = cutOffsBefore(departure, origin.zone, service.trade.teu === 'feeder');
    const voyage = voyageNumber(ship, departureDay, trip, service.trade.direction);
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

interface Call {
  readonly port: PortFact;
  readonly at: Date;
}

function departuresOf(service: Service, firstDay: string, { lanes, port }: World): Call[] {
  const calls: Call[] = [];
  for (const code of service.origins) {
    const here = port(code);
    const last = calls.at(-1);
    const time = `${String(2 + 4 * Math.floor(6 * chance(`${service.key} ${code}`))).padStart(2, '0')}:00`;
    const ready =
      last && last.at.getTime() + sea(lanes.nauticalMiles(last.port, here), service) + portStay(service);
    calls.push({
      port: here,
      at: instantAt(ready ? dayAt(new Date(ready), here.zone) : firstDay, time, here.zone),
    });
  }
  return calls;
}

/** Calls on the other side, the nearest first; by way of the hub when the boxes change ship there. */
function arrivalsOf(service: Service, last: Call, { lanes, port }: World): Call[] {
  const hub = service.hub === null ? null : port(service.hub);
  const wait = hub
    ? (service.trade.teu === 'feeder' ? 1 : 3) * day + Math.floor(4 * chance(`${service.key} wait`)) * day
    : 0;
  const start = last.at.getTime() + (hub ? sea(lanes.nauticalMiles(last.port, hub), service) + wait : 0);
  const from = hub ?? last.port;
  const ends = service.destinations
    .map(port)
    .filter((end) => end.code !== hub?.code)
    .map((end) => ({ end, miles: lanes.nauticalMiles(from, end), canals: lanes.way(from, end).via }))
    .sort((a, b) => a.miles - b.miles);
  return ends.map(({ end, miles, canals }, index) => {
    const delay = canals.some((tag) => tag === 'suez' || tag === 'panama') ? canalDelay : 0;
    const at = start + sea(miles, service) + delay + index * portStay(service);
    return { port: end, at: new Date(Math.ceil(at / (hour / 2)) * (hour / 2)) };
  });
}

const portStay = (service: Service) => (service.trade.teu === 'feeder' ? 14 : 30) * hour;
const sea = (miles: number, service: Service) => (miles / service.trade.knots) * hour;

/** Maersk and Hapag-Lloyd number voyages by year and week, most others count each ship's trips. */
function voyageNumber(ship: Ship, departureDay: string, trip: number, direction: string): string {
  if (ship.operator === 'MAEU' || ship.operator === 'HLCU') {
    return `${String(weekOfDay(departureDay)).slice(3)}${direction}`;
  }
  const number = (trip + Math.floor(120 * chance(ship.name))) % 1000;
  return `${String(number).padStart(3, '0')}${direction}`;
}

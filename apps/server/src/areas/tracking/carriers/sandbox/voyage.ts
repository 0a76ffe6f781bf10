import type { DelayCause } from '@fairway/gateway/contract/cargoTracking';
import { dayMs } from '@fairway/trade';
import { type PortFact, readPorts, readVessels, type VesselFact } from '../../../../facts/read.ts';
import { seaLanes } from '../../../harbour/index.ts';
import type { Question } from '../carrier.ts';
import { between, pick } from './dice.ts';
import { type Scenario, sampleOf, scenarioOf } from './scenario.ts';

const hour = 3_600_000;
/** Knots, stops at other ports of the rotation included. */
const speed = 15.5;

export interface Ship {
  readonly name: string;
  readonly imo: string | null;
  readonly voyage: string;
}

/** One port of the voyage, as planned. */
export interface Stop {
  readonly port: PortFact;
  readonly arrives: Date | null;
  readonly departs: Date | null;
  /** The ship that leaves here. */
  readonly ship: Ship | null;
}

/** News of the voyage: from `stage` on everything is so many hours later, which is known at `saidAt`. */
export interface Slip {
  /** Index of the stop from whose departure on it holds; a half more is the sea behind it. */
  readonly fromStop: number;
  readonly hours: number;
  readonly saidAt: Date;
  readonly cause: DelayCause;
}

export interface Voyage {
  readonly scenario: Scenario;
  readonly stops: readonly Stop[];
  readonly slips: readonly Slip[];
  /** The ship that carries cargo which another left behind. */
  readonly laterShip: Ship | null;
  readonly boxes: readonly { readonly number: string; readonly isoType: string }[];
}

const origins = ['CNSHA', 'CNNGB', 'CNYTN', 'CNTAO', 'CNXMN', 'CNTXG', 'CNDLC', 'CNSHK'];
const destinations = [
  'USLAX',
  'USLGB',
  'NLRTM',
  'DEHAM',
  'SGSIN',
  'AUSYD',
  'USNYC',
  'GBFXT',
  'BRSSZ',
  'AEJEA',
];
const hubs = ['SGSIN', 'KRPUS', 'MYPKG', 'LKCMB'];

let world: { ports: ReadonlyMap<string, PortFact>; vessels: readonly VesselFact[] } | undefined;
function facts() {
  world ??= {
    ports: new Map(readPorts().ports.map((port) => [port.code, port])),
    vessels: readVessels(),
  };
  return world;
}

function portOf(code: string): PortFact {
  const port = facts().ports.get(code);
  if (!port) throw new RangeError(`unknown port ${code}`);
  return port;
}

/** The voyage of a number, always the same for the same number and day of the first question. */
export function voyageOf({ number, carrier, kind, since }: Question): Voyage {
  const sample = sampleOf(number);
  const scenario = scenarioOf(number);
  const known = (codes: readonly string[]) => codes.filter((code) => facts().ports.has(code));
  const from = portOf(sample?.from ?? pick(known(origins), `from ${number}`));
  const to = portOf(sample?.to ?? pick(known(destinations), `to ${number}`));
  const hub = scenario === 'transshipped' ? hubBetween(from, to, number) : null;
  const ships = [0, 1, 2].map((leg) => shipOf(carrier, `${number} ${leg}`));
  const [first = null, second = null, later = null] = ships;
  const milliseconds = (a: PortFact, b: PortFact) => (seaLanes().nauticalMiles(a, b) / speed) * hour;
  const transit = hub ? milliseconds(from, hub) + milliseconds(hub, to) + 3 * dayMs : milliseconds(from, to);
  const daysIn = sample?.daysIn ?? between(-6, Math.round(transit / dayMs) + 4, `days ${number}`);
  const midnight = Math.floor(since.getTime() / dayMs) * dayMs;
  const departs = tens(midnight - daysIn * dayMs + between(0, 22, `hour ${number}`) * hour);
  const stops: Stop[] = [{ port: from, arrives: null, departs, ship: first }];
  if (hub) {
    const there = tens(departs.getTime() + milliseconds(from, hub));
    stops.push({ port: hub, arrives: there, departs: new Date(there.getTime() + 3 * dayMs), ship: second });
  }
  const last = stops.at(-1)?.departs ?? departs;
  const arrives = tens(last.getTime() + milliseconds(stops.at(-1)?.port ?? from, to));
  stops.push({ port: to, arrives, departs: null, ship: null });
  const boxes = boxesOf(number, kind);
  return { scenario, stops, slips: slipsOf(scenario, stops, number), laterShip: later, boxes };
}

/** A hub on the route rather than far off it. */
function hubBetween(from: PortFact, to: PortFact, number: string): PortFact {
  const lanes = seaLanes();
  const direct = lanes.nauticalMiles(from, to);
  const near = hubs
    .map(portOf)
    .filter((hub) => hub.code !== from.code && hub.code !== to.code)
    .filter((hub) => lanes.nauticalMiles(from, hub) + lanes.nauticalMiles(hub, to) < direct * 1.2);
  return near.length > 0 ? pick(near, `hub ${number}`) : portOf('KRPUS');
}

function shipOf(carrier: string, key: string): Ship {
  const own = facts().vessels.filter(({ operator }) => operator === carrier);
  const { name, imo } = pick(own.length > 0 ? own : facts().vessels, `ship ${key}`);
  return {
    name,
    imo,
    voyage: `${between(12, 98, `voyage ${key}`).toString().padStart(3, '0')}${pick(['E', 'W'], `bound ${key}`)}`,
  };
}

const isoTypes = ['22G1', '42G1', '45G1'];

function boxesOf(number: string, kind: Question['kind']): Voyage['boxes'] {
  const isoType = number === 'CSNU6218474' ? '45G1' : pick(isoTypes, `type ${number}`);
  if (kind === 'container') return [{ number, isoType }];
  const count = between(1, 4, `boxes ${number}`);
  return Array.from({ length: count }, (_, index) => ({
    number: `FWYU${between(100_000, 999_999, `box ${number} ${index}`)}0`,
    isoType,
  }));
}

/** Returns the deviations from the plan. A few hours occur in every scenario. */
function slipsOf(scenario: Scenario, stops: readonly Stop[], number: string): Slip[] {
  const leaves = stops[0]?.departs ?? new Date(0);
  const arrives = stops.at(-1)?.arrives ?? leaves;
  const share = (part: number) => new Date(leaves.getTime() + (arrives.getTime() - leaves.getTime()) * part);
  const little: Slip = {
    fromStop: 0,
    hours: between(-2, 5, `little ${number}`),
    saidAt: new Date(leaves.getTime() + 6 * hour),
    cause: 'other',
  };
  if (scenario === 'late')
    return [
      {
        fromStop: 0,
        hours: between(20, 26, `wait ${number}`),
        saidAt: new Date(leaves.getTime() - 14 * hour),
        cause: 'congestion',
      },
      {
        fromStop: 0.5,
        hours: between(20, 30, `storm ${number}`),
        saidAt: share(0.45),
        cause: 'weather',
      },
    ];
  if (scenario === 'rolled')
    return [{ fromStop: 0, hours: 168, saidAt: new Date(leaves.getTime() - 20 * hour), cause: 'rolled' }];
  const hub = stops[1];
  if (scenario === 'transshipped' && hub?.departs)
    return [
      little,
      { fromStop: 1, hours: 72, saidAt: new Date(hub.departs.getTime() - 10 * hour), cause: 'connection' },
    ];
  return [little];
}

/** Schedules are in tens of minutes. */
function tens(ms: number): Date {
  return new Date(Math.round(ms / 600_000) * 600_000);
}

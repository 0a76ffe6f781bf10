import { weeksFrom } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import type { PortFact } from '../../facts/read.ts';
import { allLanes } from '../trades/lanes.ts';
import { allServices } from '../trades/services.ts';
import { readWorld, sampleSailings } from './schedule.ts';

const hour = 3_600_000;
const world = readWorld();
const lanes = allLanes(world);
const ends = new Map(lanes.map(({ row }) => [row.id, row]));
const gaps = { everyLane: new Set(weeksFrom(202646, 26)), trendOnly: new Set(weeksFrom(202636, 10)) };
const sailings = sampleSailings(lanes, gaps, world, new Date('2026-11-20T01:00:00Z'));

interface Call {
  readonly port: string;
  readonly place: PortFact;
  readonly at: number;
  readonly voyage: string;
}

/** Calls of each ship in order of time; boxes that change ship arrive on another one. */
function callsByShip(): Map<string, Call[]> {
  const calls = sailings.flatMap(({ seaRouteId, vesselName, voyage, departure, arrival, transitPort }) => {
    const lane = ends.get(seaRouteId) ?? expect.fail();
    const call = (port: string, time: unknown) => ({
      ship: vesselName,
      port,
      place: world.port(port),
      at: Number(time),
      voyage,
    });
    return [call(lane.origin, departure), ...(transitPort ? [] : [call(lane.destination, arrival)])];
  });
  const ships = Map.groupBy(calls, ({ ship }) => ship);
  return new Map([...ships].map(([ship, of]) => [ship, of.sort((a, b) => a.at - b.at)]));
}

describe('a ship of the sample', () => {
  const ships = callsByShip();

  it('sails one service', () => {
    const imos = allServices(world).flatMap((service) => service.ships.map(({ imo }) => imo));
    expect(new Set(imos).size).toBe(imos.length);
    expect(ships.size).toBeGreaterThan(2000);
  });

  it('starts a voyage after the one before is over', () => {
    const mixed = [...ships].filter(([, calls]) => {
      const turns = calls.filter(({ voyage }, index) => voyage !== calls[index - 1]?.voyage);
      return turns.length > new Set(calls.map(({ voyage }) => voyage)).size;
    });
    expect(mixed.map(([ship]) => ship)).toEqual([]);
  });

  it('never needs more than 25 knots', () => {
    const flying = [...ships].flatMap(([ship, calls]) =>
      calls.slice(1).flatMap((to, index) => {
        const from = calls[index];
        if (!from || from.port === to.port) return [];
        const knots = (world.lanes.nauticalMiles(from.place, to.place) / (to.at - from.at)) * hour;
        return knots <= 25 ? [] : [`${ship} ${from.voyage} ${from.port} to ${to.port}: ${knots.toFixed(1)}`];
      }),
    );
    expect(flying).toEqual([]);
  });
});

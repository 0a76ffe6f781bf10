import { describe, expect, it } from 'vitest';
import { readPorts, readSeaGraph } from '../../facts/read.ts';
import { joinWays, SeaLanes, splitAtDateLine } from './seaLanes.ts';

const lanes = new SeaLanes(readSeaGraph());
const ports = new Map(readPorts().ports.map((port) => [port.code, port]));
function way(from: string, to: string) {
  const [origin, destination] = [ports.get(from), ports.get(to)];
  if (!origin || !destination) throw new Error(`no port ${from} or ${to}`);
  return lanes.way(origin, destination);
}

describe('the shortest way', () => {
  it.each([
    ['CNSHA', 'USLAX', 5700, []],
    ['CNSHA', 'NLRTM', 10_600, ['suez']],
    ['CNSHA', 'USNYC', 10_700, ['panama']],
    ['CNSHA', 'SGSIN', 2240, []],
    ['CNSHA', 'KRPUS', 490, []],
  ])('from %s to %s is about %i miles by %j', (from, to, miles, via) => {
    const shortest = way(from, to);
    expect(Math.abs(shortest.nauticalMiles - miles) / miles).toBeLessThan(0.03);
    expect(shortest.via).toEqual(via);
  });

  it('is as long there as back', () => {
    expect(way('NLRTM', 'CNSHA').nauticalMiles).toBe(way('CNSHA', 'NLRTM').nauticalMiles);
  });

  it('joins every sea port to Shanghai', () => {
    const cutOff = [...ports.keys()].filter((code) => !Number.isFinite(way('CNSHA', code).nauticalMiles));
    expect(cutOff).toEqual([]);
  });

  it('by a hub is one way after the other', () => {
    const [first, second] = [way('CNSHA', 'KRPUS'), way('KRPUS', 'USLAX')];
    expect(joinWays(first, second).nauticalMiles).toBe(first.nauticalMiles + second.nauticalMiles);
  });
});

describe('ways between two ports', () => {
  const names = (from: string, to: string) => {
    const [origin, destination] = [ports.get(from), ports.get(to)];
    if (!origin || !destination) throw new Error(`no port ${from} or ${to}`);
    return lanes.ways(origin, destination).map(({ name }) => name);
  };

  it.each([
    ['CNSHA', 'NLRTM', ['suez', 'cape']],
    ['CNSHA', 'USNYC', ['panama', 'suez', 'cape']],
    ['CNSHA', 'BRSSZ', ['cape']],
    ['CNSHA', 'SGSIN', ['open']],
    ['SGSIN', 'MYPKG', ['open']],
    ['EGSOK', 'EGPSD', ['suez']],
  ])('from %s to %s are %j, the shortest first', (from, to, expected) => {
    expect(names(from, to).slice(0, expected.length)).toEqual(expected);
  });
});

describe('a line over the date line', () => {
  it('is cut at 180 degrees, at the latitude where it crosses', () => {
    expect(
      splitAtDateLine([
        [170, 40],
        [-170, 50],
      ]),
    ).toEqual([
      [
        [170, 40],
        [180, 45],
      ],
      [
        [-180, 45],
        [-170, 50],
      ],
    ]);
  });

  it('stays whole over Greenwich', () => {
    expect(
      splitAtDateLine([
        [-5, 36],
        [3, 37],
      ]).length,
    ).toBe(1);
  });

  it('never jumps on any route of the sample', () => {
    const jumps = way('CNSHA', 'USLAX').lines.flatMap((line) =>
      line.slice(1).map(([lon], index) => Math.abs(lon - (line[index]?.[0] ?? lon))),
    );
    expect(Math.max(...jumps)).toBeLessThanOrEqual(180);
  });
});

import type { WayName } from '@fairway/trade';
import type { SeaGraph } from '../../facts/read.ts';

export type Position = readonly [lon: number, lat: number];

/** The way from port to port over water. */
export interface Way {
  /** Lines of [lon, lat], split where they cross the date line. */
  readonly lines: [number, number][][];
  readonly nauticalMiles: number;
  /** Tags of the edges on the way: `suez`, `panama`, `river`. */
  readonly via: readonly string[];
}

export interface NamedWay extends Way {
  readonly name: WayName;
}

export interface Place {
  readonly seaNode: string;
  readonly lon: number;
  readonly lat: number;
}

interface Edge {
  readonly to: string;
  readonly miles: number;
  readonly tag: string | null;
}

interface Reached {
  readonly miles: number;
  readonly from: string | null;
  readonly tag: string | null;
}

/** Canals that a way keeps out of. */
const closings = ['', 'suez', 'panama', 'suez panama'] as const;
type Closing = (typeof closings)[number];

/** A detour longer than this fraction of the shortest track is unrealistic. */
const longestDetour = 3;
/** A canal that saves less than a tenth of the way without one is not worth its dues, but where it is the shortest. */
const worthItsDues = 0.9;

/** Pairs of ports whose ways are cached; each list of a route needs the same few. */
const mostWays = 5000;

const roundAfrica = ['CGH', 'AGU'];
const roundAmerica = ['HRN', 'MGW'];

function nameOf(nodes: readonly string[], via: readonly string[]): WayName {
  if (via.includes('suez')) return 'suez';
  if (via.includes('panama')) return 'panama';
  if (nodes.some((node) => roundAfrica.includes(node))) return 'cape';
  return nodes.some((node) => roundAmerica.includes(node)) ? 'horn' : 'open';
}

/** Shortest paths on the graph of sea lanes, by Dijkstra; one search from a node serves all ends. */
export class SeaLanes {
  readonly #nodes: SeaGraph['nodes'];
  readonly #edges = new Map<string, Edge[]>();
  readonly #searches = new Map<string, Map<string, Reached>>();
  readonly #ways = new Map<string, readonly NamedWay[]>();

  constructor(graph: SeaGraph) {
    this.#nodes = graph.nodes;
    for (const [a, b, miles, tag = null] of graph.edges) {
      this.#join(a, { to: b, miles, tag });
      this.#join(b, { to: a, miles, tag });
    }
  }

  #join(node: string, edge: Edge): void {
    const edges = this.#edges.get(node);
    if (edges) edges.push(edge);
    else this.#edges.set(node, [edge]);
  }

  /** The shortest way between two ports, both port legs included. Throws when no water joins them. */
  way(from: Place, to: Place): Way {
    const { nodes, via } = this.#route(from, to);
    return this.#drawn(from, to, nodes, via);
  }

  /** The shortest way, and those that keep out of a canal it takes, the shortest first. */
  ways(from: Place, to: Place): readonly NamedWay[] {
    const key = [from, to].map(({ seaNode, lon, lat }) => `${seaNode} ${lon} ${lat}`).join();
    const known = this.#ways.get(key);
    if (known) return known;
    const ways = this.#possibleWays(from, to);
    if (this.#ways.size >= mostWays) this.#ways.clear();
    this.#ways.set(key, ways);
    return ways;
  }

  #possibleWays(from: Place, to: Place): NamedWay[] {
    const waysByNodes = new Map<string, NamedWay>();
    for (const closed of closings) {
      const { nodes, via } = this.#route(from, to, closed);
      const namedWay = { ...this.#drawn(from, to, nodes, via, closed), name: nameOf(nodes, via) };
      if (!waysByNodes.has(nodes.join())) waysByNodes.set(nodes.join(), namedWay);
    }
    const ways = [...waysByNodes.values()].sort((a, b) => a.nauticalMiles - b.nauticalMiles);
    const shortest = ways[0]?.nauticalMiles ?? 0;
    const withoutCanal = ways.find(({ via }) => !via.some((tag) => tag === 'suez' || tag === 'panama'));
    const free = withoutCanal?.nauticalMiles ?? Number.POSITIVE_INFINITY;
    return ways.filter(
      (way, index) =>
        index === 0 ||
        (way.nauticalMiles <= shortest * longestDetour &&
          (way === withoutCanal || way.nauticalMiles < free * worthItsDues)),
    );
  }

  #route(from: Place, to: Place, closed: Closing = '') {
    const reached = this.#search(from.seaNode, closed);
    const nodes: string[] = [];
    const via = new Set<string>();
    for (let node: string | null = to.seaNode; node !== null; ) {
      const step: Reached | undefined = reached.get(node);
      if (!step) throw new RangeError(`no way over water from ${from.seaNode} to ${to.seaNode}`);
      if (step.tag) via.add(step.tag);
      nodes.unshift(node);
      node = step.from;
    }
    return { nodes, via: [...via].reverse() };
  }

  #drawn(
    from: Place,
    to: Place,
    nodes: readonly string[],
    via: readonly string[],
    closed: Closing = '',
  ): Way {
    const points = [at(from), ...nodes.map((node) => this.#position(node)), at(to)];
    return { lines: splitAtDateLine(points), nauticalMiles: this.nauticalMiles(from, to, closed), via };
  }

  nauticalMiles(from: Place, to: Place, closed: Closing = ''): number {
    const sea = this.#search(from.seaNode, closed).get(to.seaNode)?.miles ?? Number.POSITIVE_INFINITY;
    const legs =
      greatCircle(at(from), this.#position(from.seaNode)) + greatCircle(this.#position(to.seaNode), at(to));
    return Math.round(sea + legs);
  }

  #position(node: string): Position {
    const position = this.#nodes[node];
    if (!position) throw new RangeError(`unknown sea node ${node}`);
    return position;
  }

  #search(start: string, closed: Closing): Map<string, Reached> {
    const known = this.#searches.get(start + closed);
    if (known) return known;
    const reached = new Map<string, Reached>([[start, { miles: 0, from: null, tag: null }]]);
    const open = new Set([start]);
    while (open.size > 0) {
      let nearest = '';
      let miles = Number.POSITIVE_INFINITY;
      for (const node of open) {
        const here = reached.get(node)?.miles ?? miles;
        if (here < miles) [nearest, miles] = [node, here];
      }
      open.delete(nearest);
      for (const edge of this.#edges.get(nearest) ?? []) {
        if (edge.tag !== null && closed.includes(edge.tag)) continue;
        const there = miles + edge.miles;
        if (there >= (reached.get(edge.to)?.miles ?? Number.POSITIVE_INFINITY)) continue;
        reached.set(edge.to, { miles: there, from: nearest, tag: edge.tag });
        open.add(edge.to);
      }
    }
    this.#searches.set(start + closed, reached);
    return reached;
  }
}

/** One way after another, as a box sails that changes ship at a port. */
export function joinWays(first: Way, second: Way): Way {
  return {
    lines: [...first.lines, ...second.lines],
    nauticalMiles: first.nauticalMiles + second.nauticalMiles,
    via: [...new Set([...first.via, ...second.via])],
  };
}

/** Cuts a line wherever its longitude jumps by more than half the globe, at ±180°. */
export function splitAtDateLine(points: readonly Position[]): [number, number][][] {
  const lines: [number, number][][] = [];
  let line: [number, number][] = [];
  for (const [lon, lat] of points) {
    const last = line.at(-1);
    if (last && Math.abs(lon - last[0]) > 180) {
      const side = Math.sign(last[0]) * 180;
      const unwrapped = lon + 2 * side;
      const share = unwrapped === last[0] ? 0 : (side - last[0]) / (unwrapped - last[0]);
      const crossing = Math.round((last[1] + share * (lat - last[1])) * 1000) / 1000;
      line.push([side, crossing]);
      lines.push(line);
      line = [[-side, crossing]];
    }
    line.push([lon, lat]);
  }
  return [...lines, line];
}

const at = (place: Place): Position => [place.lon, place.lat];

/** Nautical miles along the great circle. */
function greatCircle([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const radians = Math.PI / 180;
  const a =
    Math.sin(((lat2 - lat1) * radians) / 2) ** 2 +
    Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.sin(((lon2 - lon1) * radians) / 2) ** 2;
  return 2 * 3440.065 * Math.asin(Math.sqrt(a));
}

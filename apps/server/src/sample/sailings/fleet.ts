import { namedAfter } from '../../facts/places.ts';
import { readCarriers, readRows, readVessels } from '../../facts/read.ts';
import { chance } from '../random.ts';
import type { ShipSize } from '../trades/trade.ts';

/** A ship that a sample service sails, for one of the carriers of its group. */
export interface Ship {
  readonly name: string;
  readonly imo: string;
  readonly operator: string;
}

interface Candidate {
  readonly name: string;
  readonly imo: string;
  readonly tonnage: number;
  /** The owner of a vessel, or the carrier in its name; null for one that any carrier may charter. */
  readonly carrier: string | null;
}

const containerShip = '3';
/** Gross tonnage of the ships of a trade; the largest are taken first. */
const tonnages: Readonly<Record<ShipSize, readonly [least: number, most: number]>> = {
  large: [60_000, 300_000],
  medium: [25_000, 165_000],
  feeder: [4000, 25_000],
};
/** Names of carriers that have become part of another, and of classes that one carrier has. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^HYUNDAI /, 'HDMU'],
  [/^(ONE|MOL|NYK) | BRIDGE$/, 'ONEY'],
  [/^(CSCL|XIN) /, 'COSU'],
  [/^APL /, 'CMDU'],
  [/^(SAFMARINE|SEAGO) /, 'MAEU'],
  [/ EXPRESS$/, 'HLCU'],
];

/** The number of a yard, under which a ship is registered before it has a name. */
const hull = /\d{3,}$/;

/** Container ships without a service: each is assigned once, since a ship sails one service at a time. */
export class Roadstead {
  #free: readonly Candidate[] = allShips();

  /** As many vessels for a service of the group: its own first, then those without another carrier's name. */
  deal(group: readonly string[], size: ShipSize, count: number): Ship[] {
    const [least, most] = tonnages[size];
    const fitting = this.#free.filter(
      ({ tonnage, carrier }) =>
        tonnage >= least && tonnage < most && (carrier === null || group.includes(carrier)),
    );
    const [own, others] = [
      fitting.filter(({ carrier }) => carrier !== null),
      fitting.filter(({ carrier }) => carrier === null),
    ];
    const ships = [...own, ...others].slice(0, count);
    if (ships.length < count) throw new RangeError(`too few ${size} ships for ${group.join()}`);
    const usedShips = new Set(ships);
    this.#free = this.#free.filter((ship) => !usedShips.has(ship));
    return ships
      .map(({ name, imo, carrier }, index) => ({
        name,
        imo,
        operator: carrier ?? group[index % group.length] ?? '',
      }))
      .sort((a, b) => chance(a.name) - chance(b.name));
  }
}

/** Ships of the vessel list and container ships of the registry, the largest first; none whose name another has. */
function allShips(): Candidate[] {
  const carriers = new Set(readCarriers().map(({ code }) => code));
  const ofName = (name: string) =>
    otherNames.find(([pattern]) => pattern.test(name))?.[1] ?? namedAfter(name, carriers);
  const listed = readVessels().map(({ imo, name, grossTonnage, operator }) => ({
    imo,
    name,
    tonnage: grossTonnage ?? tonnages.medium[1],
    carrier: operator,
  }));
  const known = new Set(listed.map(({ imo }) => imo));
  const registered = readRows('vessel-registry').flatMap(
    ([imo = '', name = '', type, _stated, _built, tonnage = '']) =>
      type === containerShip && !known.has(imo)
        ? [{ imo, name, tonnage: Number(tonnage), carrier: ofName(name) }]
        : [],
  );
  const byName = Map.groupBy([...listed, ...registered], ({ name }) => name);
  return [...byName.values()]
    .flatMap(([ship]) => (ship && !(ship.carrier === null && hull.test(ship.name)) ? [ship] : []))
    .sort((a, b) => b.tonnage - a.tonnage || (a.imo < b.imo ? -1 : 1));
}

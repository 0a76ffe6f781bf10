import type { VesselFact } from '../facts/read.ts';
import { between } from './random.ts';
import type { Trade } from './trade.ts';
import { feederPrefixes } from './trades.ts';

/** A ship that a sample service sails. Invented ships have no IMO number and no particulars. */
export interface Ship {
  readonly name: string;
  readonly imo: string | null;
  readonly operator: string;
}

const inventedNames = ['TIANJIN', 'HAKATA', 'BANGKOK', 'JAKARTA', 'MANILA', 'HAIPHONG', 'PENANG', 'ULSAN'];
/** A weekly service to a distant trade keeps about so many ships busy. */
const fleetSize = 8;

/**
 * The ships of a vessel-sharing group on a trade: those of the vessel list that fit, and invented ones where the
 * list holds too few. At least one for every service of the group, so that no ship sails twice in a week.
 */
export function fleetOf(group: readonly string[], teu: Trade['teu'], vessels: readonly VesselFact[]): Ship[] {
  const own = vessels.filter((vessel) => group.includes(vessel.operator));
  const fitting = own.filter((vessel) => fits(vessel.nominalTeu, teu));
  const listed = (fitting.length < 6 && teu !== 'feeder' ? own : fitting).map((vessel) => ({
    name: vessel.name,
    imo: vessel.imo,
    operator: vessel.operator,
  }));
  const invented = group.flatMap((operator) => {
    const prefix = feederPrefixes[operator];
    return prefix ? inventedNames.map((name) => ({ name: `${prefix} ${name}`, imo: null, operator })) : [];
  });
  const named = new Set(listed.map((ship) => ship.name));
  const fleet = [...listed, ...invented.filter((ship) => !named.has(ship.name))];
  return fleet
    .slice(0, Math.max(listed.length, fleetSize * group.length))
    .sort((a, b) => between(0, 1, a.name) - between(0, 1, b.name));
}

function fits(nominalTeu: number | null, teu: Trade['teu']): boolean {
  if (teu === 'feeder') return nominalTeu === null;
  return nominalTeu !== null && nominalTeu >= teu[0] && nominalTeu < teu[1];
}

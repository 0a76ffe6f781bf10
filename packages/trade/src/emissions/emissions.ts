import type { Shipment } from '../shipment/shipment.ts';
import { type ShipmentBox, shipmentBoxFacts } from '../shipment/shipmentBoxes.ts';
import { type EmissionFactor, type EmissionLane, emissionFactors } from './emissionFactors.ts';

/** The metres of a nautical mile, by definition. */
const kilometresPerMile = 1.852;
/** Vessels sail 15 % farther than planned, on average (Clean Cargo). */
const distanceAdjustment = 1.15;
/** The share of the capacity that Clean Cargo assumes to be loaded. */
const usualUtilisation = 70;

export type EmissionCargo = 'dry' | 'reefer';

/** The values that the emissions of a box on a sailing depend on. */
export interface EmissionVoyage {
  readonly lane: EmissionLane;
  /** Planned distance by the way that the vessel takes, transshipment included. */
  readonly nauticalMiles: number;
  /** Day of departure, which decides the edition. */
  readonly day: string;
}

export interface BoxEmissions {
  readonly type: ShipmentBox;
  readonly count: number;
  /** Grams of CO2e of one box, well to wake. */
  readonly each: number;
}

export interface ShipmentEmissions {
  /** Grams of CO2e of all boxes, well to wake. */
  readonly grams: number;
  readonly boxes: readonly BoxEmissions[];
}

/** The factor of a lane on a day: its latest edition, or the average of all lanes where it has none for the cargo. */
export function emissionFactorOf(
  lane: EmissionLane,
  cargo: EmissionCargo,
  day: string,
  factors: readonly EmissionFactor[] = emissionFactors,
): EmissionFactor | null {
  const latest = (name: EmissionLane) =>
    factors
      .filter((factor) => factor.lane === name && factor.from <= day && factor[cargo] !== null)
      .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];
  return latest(lane) ?? latest('average') ?? null;
}

/** Grams of CO2e for one TEU over a planned kilometre at 70 % of a vessel's capacity. */
export function gramsPerTeuKilometre(factor: EmissionFactor, cargo: EmissionCargo): number {
  const farther = factor.distance === 'sailed' ? distanceAdjustment : 1;
  return ((factor[cargo] ?? 0) * farther * factor.utilisation) / usualUtilisation;
}

/** Grams of CO2e of one TEU on a voyage, rounded; null for a day before the first edition. */
export function teuEmissions(voyage: EmissionVoyage, cargo: EmissionCargo = 'dry'): number | null {
  const grams = exactTeuEmissions(voyage, cargo);
  return grams === null ? null : Math.round(grams);
}

/** Grams of CO2e of one box, rounded; special boxes count as dry ones. */
export function boxEmissions(voyage: EmissionVoyage, type: ShipmentBox): number | null {
  const { kind, teu } = shipmentBoxFacts[type];
  const grams = exactTeuEmissions(voyage, kind === 'reefer' ? 'reefer' : 'dry');
  return grams === null ? null : Math.round(grams * teu);
}

/** Emissions of a shipment, box by box, so that the boxes add up to the whole. */
export function shipmentEmissions(
  voyage: EmissionVoyage,
  boxes: Shipment['boxes'],
): ShipmentEmissions | null {
  const each = boxes.flatMap(({ type, count }): BoxEmissions[] => {
    const grams = boxEmissions(voyage, type);
    return grams === null ? [] : [{ type, count, each: grams }];
  });
  if (each.length < boxes.length) return null;
  return { grams: each.reduce((sum, box) => sum + box.each * box.count, 0), boxes: each };
}

function exactTeuEmissions(
  { lane, nauticalMiles, day }: EmissionVoyage,
  cargo: EmissionCargo,
): number | null {
  const factor = emissionFactorOf(lane, cargo, day);
  return factor === null ? null : gramsPerTeuKilometre(factor, cargo) * nauticalMiles * kilometresPerMile;
}

const europe = ['EUR', 'MED'];
const africa = ['AFW', 'AFS', 'AFE', 'AFN'];

/** The lane of a route by the trades of its ends, and the canals of its shortest way. */
export function emissionLaneOf(trades: readonly [string, string], canals: readonly string[]): EmissionLane {
  const isBetween = (one: readonly string[], other: readonly string[]) =>
    (one.includes(trades[0]) && other.includes(trades[1])) ||
    (other.includes(trades[0]) && one.includes(trades[1]));
  if (isBetween(europe, africa)) return 'europeAfrica';
  return canals.includes('panama') ? 'panama' : 'average';
}

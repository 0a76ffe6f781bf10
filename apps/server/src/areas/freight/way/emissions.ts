import type { EmissionSheet, Emissions, PossibleWay } from '@fairway/gateway/contract/emissions';
import {
  daysByWay,
  type EmissionCargo,
  type EmissionVoyage,
  emissionFactorOf,
  emissionMethodUrl,
  type Shipment,
  shipmentBoxFacts,
  shipmentEmissions,
  teuEmissions,
  type WayName,
} from '@fairway/trade';
import type { LaneWays, WaySailing } from './laneWays.ts';

/** Emissions of a voyage as lists show them; null before the first edition of factors. */
export function emissionsOf(voyage: EmissionVoyage, shipment: Shipment | null): Emissions | null {
  const perTeu = teuEmissions(voyage);
  if (perTeu === null) return null;
  const ofShipment = shipment && shipmentEmissions(voyage, shipment.boxes);
  return { nauticalMiles: voyage.nauticalMiles, perTeu, shipment: ofShipment?.grams ?? null };
}

/** Emissions of a voyage with its boxes and factors. */
export function emissionSheetOf(voyage: EmissionVoyage, shipment: Shipment | null): EmissionSheet | null {
  const emissions = emissionsOf(voyage, shipment);
  if (emissions === null) return null;
  const boxes = (shipment && shipmentEmissions(voyage, shipment.boxes)?.boxes) ?? [];
  const cargoes = new Set<EmissionCargo>(
    shipment?.boxes.map(({ type }) => (shipmentBoxFacts[type].kind === 'reefer' ? 'reefer' : 'dry')) ?? [
      'dry',
    ],
  );
  const factors = [...cargoes].flatMap((cargo): EmissionSheet['factors'] => {
    const factor = emissionFactorOf(voyage.lane, cargo, voyage.day);
    const grams = factor?.[cargo];
    if (!factor || !grams) return [];
    const { source, quotedBy, year } = factor;
    return [{ cargo, grams, source, quotedBy, year }];
  });
  return { ...emissions, boxes: [...boxes], factors, methodUrl: emissionMethodUrl };
}

export interface PossibleWaysQuery {
  readonly ways: LaneWays;
  readonly sailing: WaySailing;
  /** Of departure at the port of loading. */
  readonly day: string;
  readonly shipment: Shipment | null;
  /** The surcharges of the sailing if it took a way. */
  readonly surchargesBy: (way: WayName) => PossibleWay['surcharges'];
}

/**
 * Returns the possible paths between the ports of a sailing side by side. If its actual path is unknown, days are those
 * of the shortest.
 */
export function possibleWays({
  ways,
  sailing,
  day,
  shipment,
  surchargesBy,
}: PossibleWaysQuery): PossibleWay[] {
  const possible = ways.waysBy(sailing.transitPort);
  const takenName = ways.takenBy(sailing)?.name;
  const takenMiles = ways.milesOf(sailing) ?? possible[0]?.nauticalMiles ?? 0;
  return possible.map(({ name, nauticalMiles, lines }) => {
    const emissions = emissionsOf({ lane: ways.lane, nauticalMiles, day }, shipment);
    return {
      name,
      nauticalMiles,
      lines,
      days: daysByWay(sailing.transitDays, takenMiles, nauticalMiles),
      isTaken: name === takenName,
      perTeu: emissions?.perTeu ?? null,
      shipment: emissions?.shipment ?? null,
      surcharges: surchargesBy(name),
    };
  });
}

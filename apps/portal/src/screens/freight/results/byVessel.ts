import type { CostedSailing } from '@fairway/gateway/contract/freight';

/** Sailings on one departure of a vessel that several carriers sell; the first represents the others. */
export type VesselGroup = readonly [CostedSailing, ...CostedSailing[]];

/**
 * Groups the sailings of a page by vessel and departure. A group takes the place of its first sailing, so the order of
 * the server is preserved.
 */
export function byVessel(sailings: readonly CostedSailing[]): VesselGroup[] {
  const groups = Map.groupBy(sailings, ({ vessel, departure }) => `${vessel} ${departure.at}`);
  return [...groups.values()] as [CostedSailing, ...CostedSailing[]][];
}

import type { CarrierEvent } from '../carriers/carrier.ts';

type Vessel = CarrierEvent['vessel'];

/** Whether two carriers' words mean one vessel: by IMO number where both have it, else by name. */
export function isSameVessel(one: Vessel, other: Vessel): boolean {
  if (one === null || other === null) return one === other;
  if (one.imo !== null && other.imo !== null) return one.imo === other.imo;
  return folded(one.name) === folded(other.name);
}

/** `M/V Cosco-Pride` and `COSCO PRIDE` are one name. */
const folded = (name: string) =>
  name
    .toUpperCase()
    .replace(/^M\W?[VS]\W+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

import type { CarrierEvent } from '../carriers/carrier.ts';
import { placeOf, portNamed } from '../places.ts';

/** Names the place of an event; events without any place have none in common. */
export type PlaceKey = (event: CarrierEvent) => string;

/** Returns the identity of places: by code, by a facility whose code another event contains, by a port's name, by any name. */
export function placeKeys(all: readonly CarrierEvent[]): PlaceKey {
  const codesByFacility = new Map<string, Set<string>>();
  for (const { locode, facility } of all) {
    if (locode === null || facility === null) continue;
    const codes = codesByFacility.get(folded(facility)) ?? new Set();
    codesByFacility.set(folded(facility), codes.add(codeOf(locode)));
  }
  return ({ locode, facility, place, at }) => {
    if (locode !== null) return codeOf(locode);
    const codes = facility === null ? undefined : codesByFacility.get(folded(facility));
    const [only] = codes?.size === 1 ? codes : [];
    const port = only ?? portNamed(place ?? '')?.code ?? portNamed(facility ?? '')?.code;
    if (port !== undefined) return port;
    const name = folded(place ?? facility ?? '');
    return name === '' ? `?${at.toISOString()}` : `~${name}`;
  };
}

/** A port has one code however a carrier writes it. */
const codeOf = (locode: string) => placeOf(locode)?.code ?? locode;

const folded = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

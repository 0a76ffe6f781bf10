import { portCountryCodes, routeGroupCodes } from '@fairway/gateway/contract/listings/ports';

export type RouteGroupCode = (typeof routeGroupCodes)[number];
export type PortCountryCode = (typeof portCountryCodes)[number];

/** The selection of ports: of a group of routes or of a country; without either, an overview. */
export type PortRegion =
  | { readonly group: RouteGroupCode }
  | { readonly country: PortCountryCode }
  | Record<never, never>;

const path = '/wikipedia/harbourInfo';

/** Address of the ports of a group of routes or of a country. */
export function portInfoAddress(region: PortRegion = {}): string {
  const params = new URLSearchParams({ ...region }).toString();
  return params ? `${path}?${params}` : path;
}

/** Reads the region of an address; invalid values are ignored. */
export function readRegion(params: URLSearchParams): PortRegion {
  const codeIn = (name: string) => (params.get(name) ?? '').trim().toUpperCase();
  const group = routeGroupCodes.find((code) => code === codeIn('group'));
  if (group) return { group };
  const country = portCountryCodes.find((code) => code === codeIn('country'));
  return country ? { country } : {};
}

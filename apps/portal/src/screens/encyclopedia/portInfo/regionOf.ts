import type { PortInfoData } from './loader.ts';

/** The group of routes or the country that the address names, where there is one of that code. */
export function regionOf({
  region,
  groups,
  countries,
}: Pick<PortInfoData, 'region' | 'groups' | 'countries'>) {
  if ('group' in region) return groups.find(({ code }) => code === region.group);
  if ('country' in region) return countries.find(({ code }) => code === region.country);
  return undefined;
}

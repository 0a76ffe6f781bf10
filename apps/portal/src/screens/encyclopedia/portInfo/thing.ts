import type { ThingArgs } from '@fairway/site';
import type { PortInfoData } from './loader.ts';
import { regionOf } from './regionOf.ts';

/** The group of routes or the country whose ports are shown. */
export function thing({ data, nameOf }: ThingArgs<PortInfoData>): string | null {
  const named = regionOf(data);
  return named ? nameOf(named) : null;
}

import type { SubjectArgs } from '@fairway/site';
import type { PortInfoData } from './loader.ts';
import { regionOf } from './regionOf.ts';

/** The group of routes or the country whose ports are shown. */
export function subject({ data, nameOf }: SubjectArgs<PortInfoData>): string | null {
  const named = regionOf(data);
  return named ? nameOf(named) : null;
}

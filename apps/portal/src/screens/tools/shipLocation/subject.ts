import type { SubjectArgs } from '@fairway/site';
import type { ShipData } from './loader.ts';

/** A ship that is shown, by its name. */
export function subject({ data }: SubjectArgs<ShipData>): string | null {
  return data.position?.vessel.name ?? null;
}

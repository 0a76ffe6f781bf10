import type { ThingArgs } from '@fairway/site';
import type { ShipData } from './loader.ts';

/** A ship that is shown, by its name. */
export function thing({ data }: ThingArgs<ShipData>): string | null {
  return data.shown?.vessel.name ?? null;
}

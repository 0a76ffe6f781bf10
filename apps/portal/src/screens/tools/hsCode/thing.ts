import type { ThingArgs } from '@fairway/site';
import type { HsCodeData } from './loader.ts';

/** What is searched for. */
export function thing({ data }: ThingArgs<HsCodeData>): string | null {
  return data.query.keyword || null;
}

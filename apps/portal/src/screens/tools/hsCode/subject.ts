import type { SubjectArgs } from '@fairway/site';
import type { HsCodeData } from './loader.ts';

/** Returns the search keyword. */
export function subject({ data }: SubjectArgs<HsCodeData>): string | null {
  return data.query.keyword || null;
}

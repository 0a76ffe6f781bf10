import type { SubjectArgs } from '@fairway/site';
import type { HsCodeData } from './loader.ts';

/** What is searched for. */
export function subject({ data }: SubjectArgs<HsCodeData>): string | null {
  return data.query.keyword || null;
}

import type { SubjectArgs } from '@fairway/site';
import type { NewsSearchData } from './loader.ts';

/** Returns the search keyword. */
export function subject({ data }: SubjectArgs<NewsSearchData>): string | null {
  return data.query.keyword || null;
}

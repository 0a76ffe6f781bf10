import type { SubjectArgs } from '@fairway/site';
import type { NewsSearchData } from './loader.ts';

/** What is searched for. */
export function subject({ data }: SubjectArgs<NewsSearchData>): string | null {
  return data.query.keyword || null;
}

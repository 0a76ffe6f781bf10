import type { SubjectArgs } from '@fairway/site';
import type { ArticlesData } from './loader.ts';

/** Returns the search keyword. */
export function subject({ data }: SubjectArgs<ArticlesData>): string | null {
  return data.query.keyword || null;
}

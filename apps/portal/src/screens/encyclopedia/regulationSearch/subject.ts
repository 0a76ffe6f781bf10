import type { SubjectArgs } from '@fairway/site';
import type { ArticlesData } from './loader.ts';

/** What is searched for. */
export function subject({ data }: SubjectArgs<ArticlesData>): string | null {
  return data.query.keyword || null;
}

import type { SubjectArgs } from '@fairway/site';
import type { NewsDetailData } from './loader.ts';

/** An article by its headline. */
export function subject({ data }: SubjectArgs<NewsDetailData>): string {
  return data.article.title;
}

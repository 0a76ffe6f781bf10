import type { ThingArgs } from '@fairway/site';
import type { NewsDetailData } from './loader.ts';

/** An article by its headline. */
export function thing({ data }: ThingArgs<NewsDetailData>): string {
  return data.article.title;
}

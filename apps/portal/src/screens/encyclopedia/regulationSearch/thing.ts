import type { ThingArgs } from '@fairway/site';
import type { ArticlesData } from './loader.ts';

/** What is searched for. */
export function thing({ data }: ThingArgs<ArticlesData>): string | null {
  return data.query.keyword || null;
}

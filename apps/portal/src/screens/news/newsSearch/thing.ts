import type { ThingArgs } from '@fairway/site';
import type { NewsSearchData } from './loader.ts';

/** What is searched for. */
export function thing({ data }: ThingArgs<NewsSearchData>): string | null {
  return data.query.keyword || null;
}

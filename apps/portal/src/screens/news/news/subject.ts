import type { SubjectArgs } from '@fairway/site';
import type { NewsData } from './loader.ts';
import type { words } from './words.zh.ts';

/** The category of the news; all of them have none. */
export function subject({ data, t }: SubjectArgs<NewsData, typeof words>): string | null {
  const { categoryId } = data.query;
  return categoryId === undefined ? null : t(`newsItem.category.c${categoryId}`);
}

import type { NewsCategory } from '@fairway/gateway/contract/news';

const categories = ['general', 'ports', 'fuel', 'hot'] as const satisfies readonly string[];

/** Returns the address of a news feed: all news, or one category. */
export function feedAddress(language: string, kind: 'xml' | 'json', category?: NewsCategory): string {
  const name = category === undefined ? '' : `-${categories[category]}`;
  // Articles are written in Chinese and English.
  return `/feeds/news${name}.${language === 'zh' ? 'zh' : 'en'}.${kind}`;
}

import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import { feedAddress } from './feedAddress.ts';
import type { NewsData } from './loader.ts';

/** The news feeds of the page. */
export function head({ language, data }: HeadArgs<NewsData>): ThingFacts {
  const title = language === 'zh' ? '航道新闻资讯' : 'Fairway news';
  return {
    // An article is found by its own page.
    ...(data.opened && { hidden: true as const }),
    feeds: [
      { type: 'application/rss+xml', title, href: feedAddress(language, 'xml') },
      { type: 'application/feed+json', title, href: feedAddress(language, 'json') },
    ],
  };
}

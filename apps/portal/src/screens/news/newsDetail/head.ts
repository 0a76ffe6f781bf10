import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import type { NewsDetailData } from './loader.ts';

/** Returns the description of an article and its publication time. */
export function head({ data }: HeadArgs<NewsDetailData>): ThingFacts {
  const { title, brief, publishedAt, source, sample } = data.article;
  return {
    description: brief,
    kind: 'article',
    // Invented news are nothing to be found by.
    ...(sample && { hidden: true as const }),
    data: [
      {
        '@type': 'NewsArticle',
        headline: title,
        description: brief,
        datePublished: publishedAt,
        ...(data.changedAt ? { dateModified: data.changedAt } : {}),
        author: { '@type': 'Organization', name: source },
      },
    ],
  };
}

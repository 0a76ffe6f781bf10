import type { NewsDetail } from '@fairway/gateway/contract/news';
import { Badge } from '@fairway/ui';
import * as styles from './article.css.ts';
import type { ReadingSpoken } from './say.ts';

interface ArticleProps extends Pick<NewsDetail, 'article' | 'sourceUrl' | 'changedAt'> {
  spoken: ReadingSpoken;
}

/** The source of an article, its dates and its reading time. */
export function ArticleMeta({ article, sourceUrl, changedAt, spoken: { t, format } }: ArticleProps) {
  const { original, source, publishedAt, minutes, sample } = article;
  return (
    <p className={styles.meta}>
      <span>{original ? t('newsItem.original') : t('newsItem.reprint', { source })}</span>
      {original ? <span>{t('newsReading.from', { source })}</span> : null}
      {sourceUrl ? (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
          {t('newsReading.openSource')}
        </a>
      ) : null}
      <time dateTime={publishedAt}>{t('newsReading.published', { time: format.day(publishedAt) })}</time>
      {changedAt ? <span>{t('newsReading.changed', { time: format.day(changedAt) })}</span> : null}
      <span>{t('newsItem.minutes', { count: minutes })}</span>
      {sample ? <Badge tone="caution">{t('newsItem.sample')}</Badge> : null}
    </p>
  );
}

/** A note below an article: that it is a sample, or from which source it is reprinted. */
export function ArticleNote({ article, spoken: { t } }: Pick<ArticleProps, 'article' | 'spoken'>) {
  const parts = [
    article.sample ? t('newsReading.sample') : '',
    article.original ? '' : t('newsReading.reprintNote', { source: article.source }),
  ];
  return <p className={styles.note}>{parts.filter(Boolean).join(' ')}</p>;
}

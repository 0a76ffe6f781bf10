import type { NewsDetail } from '@fairway/gateway/contract/news';
import { Badge } from '@fairway/ui';
import * as styles from './article.css.ts';
import type { ReadingSpoken } from './say.ts';

interface ArticleProps extends Pick<NewsDetail, 'article' | 'sourceUrl' | 'changedAt'> {
  spoken: ReadingSpoken;
}

/** From whom it is, how old, and how long it takes. */
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

/** What is to be known of an article once it is read: that it is a sample, or whose it is. */
export function ArticleNote({ article, spoken: { t } }: Pick<ArticleProps, 'article' | 'spoken'>) {
  const parts = [
    article.sample ? t('newsReading.sample') : '',
    article.original ? '' : t('newsReading.reprintNote', { source: article.source }),
  ];
  return <p className={styles.note}>{parts.filter(Boolean).join(' ')}</p>;
}

import { useSite } from '@fairway/site';
import { Badge, Content, Heading, RichText, useLink } from '@fairway/ui';
import { useLoaderData } from 'react-router-dom';
import { Facts, Trail } from '../../../features/guide/Facts.tsx';
import { NewsChartMap } from '../../../features/news/NewsChartMap.tsx';
import { NewsRow } from '../../../features/news/NewsRows.tsx';
import { newsAddress } from '../news/address.ts';
import { Actions } from './Actions.tsx';
import { newsDetailAddress } from './address.ts';
import type { loader, NewsDetailData } from './loader.ts';
import * as styles from './NewsDetailScreen.css.ts';
import { Places } from './Places.tsx';
import { useWords } from './words.ts';

/** An article: its key facts first, then its text, and what it leads on to. */
export function NewsDetailScreen() {
  const data = useLoaderData<typeof loader>();
  const spoken = useWords();
  const { t } = spoken;
  const { language } = useSite();
  const { article, facts, body, chart } = data;
  const own = article.language === language;
  const category = t(`newsItem.category.c${article.categoryId}`);
  return (
    <Content whole>
      <div className={styles.page}>
        <article className={styles.article}>
          <div className={styles.head}>
            <div className={styles.screenOnly}>
              <Trail
                label={t('newsDetail.trail')}
                of={[
                  { name: t('title.news'), href: newsAddress() },
                  { name: category, href: newsAddress({ categoryId: article.categoryId }) },
                ]}
              />
            </div>
            <h1 className={styles.title} lang={own ? undefined : article.language}>
              {article.title}
            </h1>
            <p className={styles.brief} lang={own ? undefined : article.language}>
              {article.brief}
            </p>
            <Meta {...data} />
            {own ? null : <p className={styles.note}>{t('newsDetail.other')}</p>}
            <Actions article={article} />
          </div>
          {facts.length > 0 ? (
            <Facts
              label={t('newsDetail.facts')}
              of={facts.map(({ label, value }) => ({ term: label, value }))}
            />
          ) : null}
          {article.picture ? <img className={styles.lead} src={article.picture} alt="" /> : null}
          <RichText blocks={body} lang={own ? undefined : article.language} />
          <p className={styles.note}>
            {[
              article.sample ? t('newsDetail.sample') : '',
              article.original ? '' : t('newsDetail.reprintNote', { source: article.source }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <Around {...data} />
        </article>
        <aside className={styles.aside}>
          {chart ? (
            <div>
              <NewsChartMap chart={chart} title={article.title} spoken={spoken} height={300} />
              <p className={styles.note}>{t('newsDetail.chartNote')}</p>
            </div>
          ) : null}
          <Places {...data} />
          <Related {...data} />
        </aside>
      </div>
    </Content>
  );
}

/** From whom it is, how old, and how long it takes. */
function Meta({ article, sourceUrl, changedAt }: NewsDetailData) {
  const { t, format } = useWords();
  const { original, source, publishedAt, minutes, sample } = article;
  return (
    <p className={styles.meta}>
      <span>{original ? t('newsItem.original') : t('newsItem.reprint', { source })}</span>
      {original ? <span>{t('newsDetail.from', { source })}</span> : null}
      {sourceUrl ? (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
          {t('newsDetail.openSource')}
        </a>
      ) : null}
      <time dateTime={publishedAt}>{t('newsDetail.published', { time: format.stamp(publishedAt) })}</time>
      {changedAt ? <span>{t('newsDetail.changed', { time: format.stamp(changedAt) })}</span> : null}
      <span>{t('newsItem.minutes', { count: minutes })}</span>
      {sample ? <Badge tone="caution">{t('newsItem.sample')}</Badge> : null}
    </p>
  );
}

function Related({ related }: NewsDetailData) {
  const spoken = useWords();
  const { t, format } = spoken;
  if (related.length === 0) return null;
  return (
    <section className={styles.screenOnly}>
      <Heading level={2} size="lead">
        {t('newsDetail.related')}
      </Heading>
      <ul className={styles.links}>
        {related.map((article) => (
          <li key={article.id}>
            <NewsRow
              article={article}
              spoken={spoken}
              when={format.portDay({ at: article.publishedAt, zone: 'Asia/Shanghai' })}
              narrow
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The articles of its category that came out before and after it. */
function Around({ earlier, later }: NewsDetailData) {
  const { t } = useWords();
  const Link = useLink();
  if (!earlier && !later) return null;
  return (
    <nav className={styles.around} aria-label={t('newsDetail.around')}>
      {earlier ? (
        <Link href={newsDetailAddress(earlier.id)} rel="prev" className={styles.neighbour}>
          <span className={styles.note}>{t('newsDetail.earlier')}</span>
          <span className={styles.neighbourTitle}>{earlier.title}</span>
        </Link>
      ) : null}
      {later ? (
        <Link href={newsDetailAddress(later.id)} rel="next" className={styles.neighbour}>
          <span className={styles.note}>{t('newsDetail.later')}</span>
          <span className={styles.neighbourTitle}>{later.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}

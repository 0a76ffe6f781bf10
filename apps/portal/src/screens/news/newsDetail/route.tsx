import { useLoaded, useLocalization } from '@fairway/site';
import { Breadcrumb, Content, Heading, RichText, useLink, ZoomImage } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { ArticleMeta, ArticleNote } from '../../../features/news/ArticleMeta.tsx';
import * as parts from '../../../features/news/article.css.ts';
import { NewsChartMap } from '../../../features/news/NewsChartMap.tsx';
import { NewsRow } from '../../../features/news/NewsRows.tsx';
import { Places } from '../../../features/news/Places.tsx';
import { textLang } from '../../../language/textLang.ts';
import { useWords } from '../../../language/words.ts';
import { newsAddress } from '../news/address.ts';
import { Actions } from './Actions.tsx';
import { newsDetailAddress } from './address.ts';
import type { loader, NewsDetailData } from './loader.ts';
import * as styles from './NewsDetailScreen.css.ts';
import type { words } from './words.zh.ts';

/** An article: its key facts first, then its text, and related links. */
function NewsDetailScreen() {
  const data = useLoaded<typeof loader>();
  const spoken = useWords<typeof words>();
  const { t } = spoken;
  const { language } = useLocalization();
  const { article, facts, body, chart } = data;
  const own = article.language === language;
  const category = t(`newsItem.category.c${article.categoryId}`);
  return (
    <Content whole>
      <div className={styles.page}>
        <article className={styles.article}>
          <div className={styles.head}>
            <div className={parts.screenOnly}>
              <Breadcrumb
                steps={[
                  { label: t('title.news'), href: newsAddress() },
                  { label: category, href: newsAddress({ categoryId: article.categoryId }) },
                ]}
              />
            </div>
            <h1 className={styles.title} lang={own ? undefined : article.language}>
              {article.title}
            </h1>
            <p className={styles.brief} lang={own ? undefined : article.language}>
              {article.brief}
            </p>
            <ArticleMeta {...data} spoken={spoken} />
            {own ? null : <p className={parts.note}>{t('newsReading.other')}</p>}
            <Actions article={article} />
          </div>
          {facts.length > 0 ? (
            <Facts
              label={t('newsReading.facts')}
              of={facts.map(({ label, value }) => ({ term: label, value }))}
            />
          ) : null}
          {article.picture ? <ZoomImage src={article.picture} alt="" loading="eager" /> : null}
          <RichText blocks={body} lang={own ? undefined : article.language} />
          <ArticleNote article={article} spoken={spoken} />
          <Around {...data} />
        </article>
        <aside className={styles.aside}>
          {chart ? (
            <div>
              <NewsChartMap chart={chart} title={article.title} spoken={spoken} height={300} />
              <p className={parts.note}>{t('newsDetail.chartNote')}</p>
            </div>
          ) : null}
          <Places {...data} spoken={spoken} />
          <Related {...data} />
        </aside>
      </div>
    </Content>
  );
}

function Related({ related }: NewsDetailData) {
  const spoken = useWords<typeof words>();
  const { t, format } = spoken;
  if (related.length === 0) return null;
  return (
    <section className={parts.screenOnly}>
      <Heading level={2} size="lead">
        {t('newsDetail.related')}
      </Heading>
      <ul className={parts.links}>
        {related.map((article) => (
          <li key={article.id}>
            <NewsRow article={article} spoken={spoken} when={format.instantDay(article.publishedAt)} narrow />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The previous and the next article of its category. */
function Around({ earlier, later }: NewsDetailData) {
  const { t } = useWords<typeof words>();
  const Link = useLink();
  if (!earlier && !later) return null;
  return (
    <nav className={styles.around} aria-label={t('newsDetail.around')}>
      {earlier ? (
        <Link href={newsDetailAddress(earlier.id)} rel="prev" className={styles.neighbour}>
          <span className={parts.note}>{t('newsDetail.earlier')}</span>
          <span className={styles.neighbourTitle} lang={textLang(earlier.title)}>
            {earlier.title}
          </span>
        </Link>
      ) : null}
      {later ? (
        <Link href={newsDetailAddress(later.id)} rel="next" className={styles.neighbour}>
          <span className={parts.note}>{t('newsDetail.later')}</span>
          <span className={styles.neighbourTitle} lang={textLang(later.title)}>
            {later.title}
          </span>
        </Link>
      ) : null}
    </nav>
  );
}

export { NewsDetailOutline as Outline } from './NewsDetailOutline.tsx';
export { subject } from './subject.ts';
export { NewsDetailScreen as Component };

import { RouterLink } from '@fairway/site';
import { ButtonLink, Columns, Section, Skeleton, Text } from '@fairway/ui';
import { newsDetailAddress } from '../../../features/news/newsDetailAddress.ts';
import { useWords } from '../../../language/words.ts';
import { isBuilt } from '../../../routes.ts';
import * as styles from './HomeScreen.css.ts';
import { LeadChart } from './LeadChart.tsx';
import type { HomeLead, HomeNews } from './loader.ts';
import type { words } from './words.zh.ts';

const tools = [
  { path: '/logisticsTool/shipLocation', title: 'shipLocation' },
  { path: '/logisticsTool/HScode', title: 'hsCode' },
  { path: '/insure', title: 'insure' },
] as const;

const leadChartHeight = 220;

export interface LatestProps {
  /** Null while they are on their way. */
  articles: readonly HomeNews[] | null;
  lead?: HomeLead | null;
}

/** The lead story with its chart, the newest articles, and the tools. */
export function Latest({ articles, lead = null }: LatestProps) {
  const { t, format } = useWords<typeof words>();
  return (
    <Section
      title={t('home.news')}
      ground="paper"
      aside={
        <ButtonLink tone="quiet" size="small" flush="end" href="/newsInformation">
          {t('home.allNews')}
        </ButtonLink>
      }
    >
      {lead ? <Lead {...lead} /> : null}
      <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }}>
        {articles === null ? (
          <Skeleton rows={4} columns={1} />
        ) : articles.length === 0 ? (
          <Text tone="faint">{t('home.newsNone')}</Text>
        ) : (
          <ul className={styles.articles}>
            {articles.map(({ id, language, title, categoryId, original, source, publishedAt, sample }) => (
              <li key={id} className={styles.article}>
                <RouterLink href={newsDetailAddress(id)} className={styles.articleLink}>
                  <span className={styles.articleTitle} lang={language === 'zh' ? 'zh-CN' : 'en'}>
                    {title}
                  </span>
                  <span className={styles.articleNote}>
                    {[
                      t(`home.category.c${categoryId}`),
                      format.day(publishedAt),
                      original ? t('home.original') : source,
                      ...(sample ? [t('freight.sample')] : []),
                    ].join(' · ')}
                  </span>
                </RouterLink>
              </li>
            ))}
          </ul>
        )}
        <ul className={styles.tools} aria-label={t('title.tools')}>
          {tools
            .filter(({ path }) => isBuilt(path))
            .map(({ path, title }) => (
              <li key={path} className={styles.article}>
                <RouterLink href={path} className={styles.articleLink}>
                  <span className={styles.articleTitle}>{t(`title.${title}`)}</span>
                  <span className={styles.articleNote}>{t(`home.says.${title}`)}</span>
                </RouterLink>
              </li>
            ))}
        </ul>
      </Columns>
    </Section>
  );
}

/** The lead story, beside a chart of its place. */
function Lead({ article, chart }: HomeLead) {
  const { t, format } = useWords<typeof words>();
  return (
    <div className={styles.leadStory}>
      <RouterLink href={newsDetailAddress(article.id)} className={styles.leadLink}>
        <span className={styles.articleNote}>
          {[
            t('home.leadStory'),
            t(`home.category.c${article.categoryId}`),
            format.day(article.publishedAt),
            ...(article.sample ? [t('freight.sample')] : []),
          ].join(' · ')}
        </span>
        <span className={styles.leadTitle} lang={article.language === 'zh' ? 'zh-CN' : 'en'}>
          {article.title}
        </span>
        <span className={styles.brief} lang={article.language === 'zh' ? 'zh-CN' : 'en'}>
          {article.brief}
        </span>
      </RouterLink>
      {chart ? (
        <LeadChart
          chart={chart}
          label={t('home.chartOf', { title: article.title })}
          height={leadChartHeight}
        />
      ) : null}
    </div>
  );
}
